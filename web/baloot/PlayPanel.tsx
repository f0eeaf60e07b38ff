import type { BalootActions } from '@/baloot/actions.ts';
import { projectsWord } from '@/baloot/phrases.ts';
import { FirewallNote, isFirewalled } from '@/baloot/RaisePanel.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { offered } from '@/table/actions.ts';
import { Call } from '@/table/Call.tsx';
import { say } from '@/words/say.ts';

interface PlayPanelProps {
  readonly actions: BalootActions;
  readonly akka: boolean;
  readonly onAkka: () => void;
  readonly onSawa: () => void;
}

/** PROJ-01, PROJ-03, AKKA-01, SAWA-01, QAYD-01  All of it from the offers: what is not offered is not there. */
export const PlayPanel = ({ actions, akka, onAkka, onSawa }: PlayPanelProps) => {
  const { model, act } = actions;
  const mayAkka = offered(model, 'play').some(offer => offer.akka);
  const [gavel] = offered(model, 'gavel');
  return (
    <>
      {isFirewalled(model) && <FirewallNote actions={actions} />}
      {offered(model, 'declare').map(offer => (
        <Call key={offer.types.join()} id={`declare-${offer.types.join('-')}`} tone="gold" onPress={() => act(offer)}>
          <Icon name="crown" size={18} /> {projectsWord(offer.types)}
        </Call>
      ))}
      {mayAkka && (
        <Call id="akka" pressed={akka} {...(akka && { tone: 'gold' as const })} onPress={onAkka}>
          {say('baloot.akka')}
        </Call>
      )}
      {offered(model, 'sawa').length > 0 && (
        <Call id="sawa" onPress={onSawa}>
          {say('baloot.sawa')}
        </Call>
      )}
      {gavel && (
        <Call id="qayd" tone="bad" onPress={() => act(gavel)}>
          <Icon name="gavel" size={18} /> {say('baloot.qayd')}
        </Call>
      )}
    </>
  );
};
