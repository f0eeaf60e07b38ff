import { ui } from '@/doubles/ui.ts';
import * as voice from '@/sound/voice.ts';

export type { SoundName } from '@/sound/voice.ts';

/** As the real one, and a test can tell what was heard. */
export const utter: typeof voice.utter = (context, out, name, at) => {
  ui.sounds.push({ name, t: performance.now() });
  voice.utter(context, out, name, at);
};
