import { create } from 'zustand';
import { Glyph } from '@/shell/Glyph.tsx';
import { useSay } from '@/words/say.ts';

/** Chromium's own offer to install the page; the type is not in the standard. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function';

const useOffer = create<{ readonly offer: Offer | null }>(() => ({ offer: null }));

/** The browser offers once, early: it is kept until somebody wants it. */
export const keepInstallOffer = (): void => {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    if (isOffer(event)) useOffer.setState({ offer: event });
  });
  window.addEventListener('appinstalled', () => useOffer.setState({ offer: null }));
};

export const Install = () => {
  const say = useSay();
  const { offer } = useOffer();
  if (!offer) return null;
  return (
    <button
      type="button"
      className="sh-btn"
      aria-label={say('install.offer')}
      onClick={() => offer.prompt().then(() => useOffer.setState({ offer: null }))}
    >
      <Glyph name="install" />
      {say('install.do')}
    </button>
  );
};
