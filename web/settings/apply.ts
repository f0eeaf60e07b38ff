import { type Settings, useSettings } from '@/settings/settings.ts';
import { setSound } from '@/sound/loudness.ts';
import { directionOf } from '@/words/language.ts';
import { speak } from '@/words/load.ts';

const dress = ({ language, deck, leftHanded, muted, volume, haptics }: Settings): void => {
  setSound({ volume: muted ? 0 : volume, haptics });
  const { documentElement: page } = document;
  page.lang = language;
  page.dir = directionOf(language);
  page.dataset.deck = String(deck);
  page.dataset.hand = leftHanded ? 'left' : 'right';
};

/** Words out of reach, in English too, leave the page as it was. */
const spoken = async (): Promise<void> => {
  const { language, numerals } = useSettings.getState();
  const isSaid = await speak(language, numerals).then(
    () => true,
    () => false,
  );
  if (isSaid) dress(useSettings.getState());
};

/** The settings take effect on the page now and whenever they change. Resolves when the first words are there. */
export const applySettings = (): Promise<void> => {
  const settings = useSettings.getState();
  dress(settings);
  useSettings.subscribe((now, before) => {
    if (now.language === before.language) dress(now);
    if (now.language === before.language && now.numerals === before.numerals) return;
    void spoken();
  });
  return speak(settings.language, settings.numerals);
};
