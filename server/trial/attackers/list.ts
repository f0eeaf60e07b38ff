import { bigBodies, passwords } from './asked.ts';
import type { Attack } from './attack.ts';
import { badUpgrades } from './bad-upgrades.ts';
import { crumbs } from './crumbs.ts';
import { disguised } from './disguised.ts';
import { fickleTables } from './fickle-tables.ts';
import { fleetingLines } from './fleeting-lines.ts';
import { bigFrames, fragments, lists, messages } from './frames.ts';
import { guesses } from './guesses.ts';
import { bigHeaders, endlessHeaders } from './headers.ts';
import { hostless } from './hostless.ts';
import { mixedCrowd } from './mixed-crowd.ts';
import { muteSockets } from './mute-sockets.ts';
import { oddRequests } from './odd-requests.ts';
import { ownPages } from './own-pages.ts';
import { ownThings } from './own-things.ts';
import { pastTheLimit } from './past-the-limit.ts';
import { pipelined } from './pipelined.ts';
import { pongs } from './pongs.ts';
import { previews } from './previews.ts';
import { publicPages } from './public-pages.ts';
import { rail } from './rail.ts';
import { refuser } from './refuser.ts';
import { signUps } from './sign-ups.ts';
import { silentLines } from './silent-lines.ts';
import { slowBodies, slowHeaders } from './slow-words.ts';
import { smuggled } from './smuggled.ts';
import { staller } from './staller.ts';
import { unknownWishes } from './unknown-wishes.ts';
import { unreadAnswers } from './unread-answers.ts';
import { unreadFrames } from './unread-frames.ts';

/** Everybody who comes to a siege, in the order in which they come. */
export const ATTACKS: readonly Attack[] = [
  bigFrames,
  fragments,
  messages,
  unreadFrames,
  lists,
  muteSockets,
  endlessHeaders,
  bigHeaders,
  bigBodies,
  passwords,
  pipelined,
  unknownWishes,
  hostless,
  pastTheLimit,
  unreadAnswers,
  pongs,
  silentLines,
  fleetingLines,
  slowHeaders,
  slowBodies,
  oddRequests,
  badUpgrades,
  crumbs,
  fickleTables,
  ownThings,
  publicPages,
  previews,
  ownPages,
  signUps,
  smuggled,
  disguised,
  mixedCrowd,
  guesses,
  rail,
  refuser,
  staller,
];
