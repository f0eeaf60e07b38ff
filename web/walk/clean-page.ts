/** A small table without a fault, for the tests of what looks at it: names, a log, buttons, a card in the middle, a hand, and whose turn it is. */
export const CLEAN = `<!doctype html><html dir="ltr" lang="en"><head><style>
body { margin: 0; background: #201008; color: #fff; font: 16px/1.4 sans-serif }
.mj-scene { position: relative; height: 100vh; overflow: hidden }
.mj-side { position: absolute; top: 8px; left: 8px; display: flex; gap: 6px }
.mj-seat { position: absolute; top: 240px; left: 292px; width: 90px; height: 90px }
.mj-seat .mj-name { display: block; max-width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.mj-ring { display: block; width: 60px; height: 60px }
.walk-log { position: absolute; top: 8px; right: 8px; width: 160px; height: 120px; margin: 0; overflow: auto }
.walk-talk { position: absolute; top: 140px; right: 8px; width: 160px }
.walk-dash { position: absolute; bottom: 160px; left: 20px; display: flex; gap: 12px }
button { min-width: 80px; min-height: 44px; background: #402010; color: #fff; border: 0; font: inherit }
.hand button { position: absolute; bottom: 20px; min-width: 0; width: 80px; height: 110px; background: #eee; color: #000 }
.mj-pit i { position: absolute; top: 360px; left: 150px; width: 60px; height: 84px; background: #eee }
.walk-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
</style></head><body><div class="mj-scene">
<div class="mj-side"><small>We</small><b>12</b></div>
<div class="mj-seat" data-seat="s" data-number="0" aria-current="true">
  <svg class="mj-ring" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="none" stroke="gold"/></svg>
  <span class="mj-name" dir="auto"><bdi>Maximiliana Wetherbe</bdi></span>
</div>
<div class="mj-pit"><i class="mj-card" data-played></i></div>
<ul class="walk-log"><li>one</li><li>two</li></ul>
<p class="walk-talk">Good evening to everybody</p>
<p class="walk-unseen">for those who listen</p>
<div class="walk-dash"><button data-action="pass">Pass</button><button data-action="sun">Sun</button></div>
<div class="hand">${[0, 1, 2].map(n => `<button data-card="${n}" style="left:${20 + n * 34}px">${n}</button>`).join('')}</div>
</div></body></html>`;

/** What the test build would tell of this table: seat 0 is waited for. */
export const TABLE = (): void => {
  const table = { phase: 'playing', host: 'me', state: {} };
  const seen = { link: 'open', you: 0, at: 1, epoch: 1, pending: [], table };
  const game = { id: 'toy/1', waits: () => [{ on: 0 }], offers: () => [] };
  const store = { cast: { game }, seen: { getState: () => seen }, ask: () => undefined };
  Object.assign(window, { __ui: { store } });
};
