import type { SceneTexts } from '@/scene/props.ts';
import { say } from '@/words/say.ts';

export const sceneTexts = (): SceneTexts => ({
  table: say('table.table'),
  hand: say('table.hand'),
  seats: say('room.seats'),
  actions: say('table.actions'),
  sidebar: say('table.sidebar'),
  drawer: say('table.drawer'),
  dealer: say('table.dealer'),
  winner: say('table.takes'),
  deck: say('table.deck'),
  lastTrick: say('table.last-trick'),
});
