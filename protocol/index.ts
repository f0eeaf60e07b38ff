export { ANSWERS, type FinishedMatch, type History } from './api.ts';
export { AVATAR_PARTS, type AvatarPart, avatarFor, READY_AVATARS } from './avatar.ts';
export { BODIES, type Bodies, REASONS } from './bodies.ts';
export { type ClientMessage, parseClient } from './client.ts';
export { CLOSE, type CloseReason } from './close.ts';
export {
  DAILY_ANSWERS,
  type DailyBoard,
  type DailyDeal,
  type DailyPast,
  type DailyToday,
  type PastDeal,
} from './daily.ts';
export type { ListedSeat, Listing, PublicPerson } from './listing.ts';
export { type Me, personOf } from './me.ts';
export { cleanName } from './name.ts';
export type { TableRequest } from './request.ts';
export { parseServer, type ServerMessage } from './server.ts';
export { OnNow, type WatchedTable } from './watch.ts';
