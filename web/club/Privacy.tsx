import { useState } from 'react';
import { clubApi } from '@/club/api.ts';
import { useAsked } from '@/club/use-asked.ts';
import { Switch } from '@/shell/Switch.tsx';
import { notify } from '@/store/notice.ts';
import { sayReason, useSay } from '@/words/say.ts';

/** PRO-02  Who may see what of me. */
export const Privacy = () => {
  const say = useSay();
  const [known] = useAsked(clubApi.privacy);
  const [chosen, choose] = useState<{ closed: boolean; unseen: boolean } | null>(null);
  const now = chosen ?? (known?.ok ? known.value : null);
  if (!now) return null;
  const set = async (next: { closed: boolean; unseen: boolean }): Promise<void> => {
    choose(next);
    const answer = await clubApi.setPrivacy(next);
    if (!answer.ok) choose(now);
    notify(answer.ok ? say('me.saved') : sayReason(answer.reason));
  };
  return (
    <section className="sh-panel" aria-labelledby="privacy">
      <h2 id="privacy">{say('club.privacy')}</h2>
      <Switch
        label={say('club.closed')}
        why={say('club.closed-why')}
        on={now.closed}
        onChange={closed => set({ ...now, closed })}
      />
      <Switch
        label={say('friends.unseen')}
        why={say('friends.unseen-why')}
        on={now.unseen}
        onChange={unseen => set({ ...now, unseen })}
      />
    </section>
  );
};
