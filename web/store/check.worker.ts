import type { Evidence } from '@/store/check.ts';
import { verdictOn } from '@/store/evidence.ts';
import { loadGame } from '@/store/games.ts';

self.onmessage = async ({ data }: MessageEvent<Evidence>) => {
  const cast = await loadGame(data.game);
  self.postMessage(cast ? verdictOn(cast, data) : { ok: false, checks: [] });
};
