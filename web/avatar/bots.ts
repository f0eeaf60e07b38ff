import azulejo from '@/art/bots/bot-azulejo.svg?raw';
import dallah from '@/art/bots/bot-dallah.svg?raw';
import dupatta from '@/art/bots/bot-dupatta.svg?raw';
import lenco from '@/art/bots/bot-lenco.svg?raw';
import shemagh from '@/art/bots/bot-shemagh.svg?raw';
import sindhi from '@/art/bots/bot-sindhi.svg?raw';
import truck from '@/art/bots/bot-truck.svg?raw';
import turban from '@/art/bots/bot-turban.svg?raw';

/** Faces that bots have, and nobody else; each is drawn as what it is: brass, tin, tile. */
export const BOTS: { readonly [face: string]: string } = {
  'bot-azulejo': azulejo,
  'bot-dallah': dallah,
  'bot-dupatta': dupatta,
  'bot-lenco': lenco,
  'bot-shemagh': shemagh,
  'bot-sindhi': sindhi,
  'bot-truck': truck,
  'bot-turban': turban,
};
