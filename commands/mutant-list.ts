/** One line of the product, changed for the worse, and the tests of which at least one must notice. */
export interface SourceMutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
}

const mutantsIn = (
  file: string,
  tests: string,
  ...changes: readonly (readonly [string, string])[]
): readonly SourceMutant[] => changes.map(([from, to]) => ({ file, from, to, tests: tests.split(' ') }));

export const SOURCE_MUTANTS: readonly SourceMutant[] = [
  ...mutantsIn(
    'kernel/trick.ts',
    'kernel/trick.test.ts',
    ['if (power <= most) continue;', 'if (power < most) continue;'],
    ['cards.length > 0 ? cards : hand', 'cards.length > 1 ? cards : hand'],
  ),
  ...mutantsIn(
    'kernel/pile.ts',
    'kernel/pile.test.ts',
    ['hidden: sizeOf(pile) - pile.shown.length', 'hidden: sizeOf(pile)'],
    ['hidden: pile.hidden - unknown', 'hidden: pile.hidden'],
    ['hidden: pile.hidden + packet.hidden', 'hidden: pile.hidden'],
  ),
  ...mutantsIn(
    'kernel/dice/chain.ts',
    'kernel/dice/known-answers.test.ts kernel/dice/verify.test.ts',
    ['link.set(u32(i), INDEX);', 'link.set(u32(0), INDEX);'],
    ["if (k < 1) throw new RangeError('the first deal is deal 1');", ''],
    ['to < 0 || to > from || from > DEALS', 'to < 0 || from > DEALS'],
  ),
  ...mutantsIn(
    'table/client-table.ts',
    'table/client-table.test.ts',
    ['message.events.slice(at + 1 - message.at)', 'message.events'],
    ['message.at > at + 1', 'message.at > at + 2'],
    ['you === known.you && at < known.at', 'you === known.you && at > known.at'],
    ['known.asking ? unchanged(known) :', 'false ? unchanged(known) :'],
  ),
  ...mutantsIn(
    'table/clock.ts',
    'table/clock.test.ts',
    ['since + ms - spent', 'since + ms'],
    ['Math.min(MOST_CREDIT_MS,', 'Math.max(MOST_CREDIT_MS,'],
  ),
  ...mutantsIn('table/stream.ts', 'table/mailbox.test.ts table/secrecy.test.ts', ['tail.slice(-missing)', 'tail']),
  ...mutantsIn(
    'table/mailbox.ts',
    'table/mailbox.test.ts table/clock.test.ts',
    ['now - since > STALL_MS ? now - since : 0', 'now - since < STALL_MS ? now - since : 0'],
    ['lines.some(({ act }) => act === item.act)', 'lines.every(({ act }) => act === item.act)'],
  ),
  ...mutantsIn('server/store/lanes.ts', 'server/store/lanes.test.ts', [' && !underWay.has(one.move.table)', '']),
  ...mutantsIn(
    'server/store/postgres-move.ts',
    'server/store/moves.test.ts',
    ['and tables.epoch = m.epoch ', ''],
    [' and tables.head = m.start', ''],
    ["if (moves.length === 1) return [{ kind: 'duplicate' }];", 'if (moves.length > 0) throw error;'],
  ),
  ...mutantsIn('table/seating.ts', 'table/start.test.ts', ['>= MOST_REFUSALS', '> MOST_REFUSALS']),
  ...mutantsIn('table/secrecy.ts', 'table/secrecy.test.ts', ['acts: [],', ''], ["case 'thrown':", "case 'closed':"]),
  ...mutantsIn('table/chat.ts', 'table/chat.test.ts', ['now - last.at < GAP_MS', 'now - last.at < 0']),
  ...mutantsIn('table/start.ts', 'table/start.test.ts', [
    "if (value && !isBound(table, seat)) return refused('not-bound');",
    '',
  ]),
  ...mutantsIn('server/store/seal.ts', 'server/store/store.test.ts', [
    'bytes.subarray(0, 12)).setAAD(Buffer.from(table))',
    "bytes.subarray(0, 12)).setAAD(Buffer.from(''))",
  ]),
  ...mutantsIn(
    'server/store/gone.ts',
    'server/store/lease.test.ts',
    ["state === 'gone' || isGone(", "state !== 'held' || isGone("],
    ["return state === 'free' ? 'perhaps' : 'lives';", "return 'lives';"],
  ),
  ...mutantsIn(
    'table/liveness.ts',
    'table/liveness.test.ts',
    ['!slept && before', 'before'],
    ['last?.beat === beat ?', 'last ?'],
    ['now - ownSince >= PROOF_MS', 'now >= ownSince'],
    ['isSilent(known, now) || ', ''],
  ),
  ...mutantsIn(
    'server/store/lease.ts',
    'server/store/store.test.ts',
    ["    .where('owner', owner === null ? 'is' : '=', owner)\n", ''],
    ["    .where('owner', '=', node)\n", ''],
  ),
  ...mutantsIn(
    'server/store/tickets.ts',
    'server/people/people.test.ts',
    [".where('expires_at', '>', now)", ''],
    ["isVouched ? valid : valid.where('home', '=', homeOf(ticket, network))", 'valid'],
  ),
  ...mutantsIn(
    'web/store/fold.ts',
    'web/store/fold.test.ts web/store/table-store.test.ts',
    ['seen.pending.filter(({ act }) => act !== message.act)', 'seen.pending'],
    ['n: last + 1 + i', 'n: last + i'],
    ['until <= now ? [on] : []', 'until > now ? [on] : []'],
  ),
  ...mutantsIn(
    'web/store/entropy.ts',
    'web/store/table-store.test.ts web/store/evidence.test.ts',
    ['if (kept) return kept.nonce;', ''],
    ['commitment: text.slice(64)', 'commitment: text.slice(63)'],
  ),
  ...mutantsIn(
    'web/store/eager.ts',
    'web/store/table-store.test.ts',
    ["sitter?.kind !== 'person');", "sitter?.kind === 'person');"],
    ['isReady ? null :', 'isReady ? null : null &&'],
  ),
  ...mutantsIn(
    'table/ranked.ts',
    'table/ranked.test.ts',
    ["botAfterMs: BOT_AFTER_MS, back: 'trick'", "back: 'trick'"],
    ['if (isRepeated)', 'if (!isRepeated)'],
    ["phase === 'lobby' && ending === null", "phase === 'lobby'"],
  ),
  ...mutantsIn('table/daily-birth.ts', 'table/daily-birth.test.ts', ['{ length: size - 1 }', '{ length: size }']),
  ...mutantsIn(
    'table/day-secret.ts',
    'table/daily-birth.test.ts',
    ['day - first + 1', 'day - first'],
    ['return isPlain && ', 'return '],
    ['ok: isLink && dayHash(chain, day, secret) === told', 'ok: isLink'],
  ),
  ...mutantsIn('table/recover.ts', 'table/old-log.test.ts table/mailbox.test.ts table/start.test.ts', [
    'if (line.seq !== i + 1)',
    'if (line.seq > i + 1)',
  ]),
  ...mutantsIn(
    'club/pair.ts',
    'club/pair.test.ts',
    ['pausedUntil <= now', 'pausedUntil >= 0'],
    ['if (spread > allowedSpread(waited)) return;', ''],
    ['entries.every(other => other === anchor || mayMeet(other, entry))', 'entries.length > 0'],
  ),
  ...mutantsIn('club/field.ts', 'club/day.test.ts', ['people / 2', 'people']),
  ...mutantsIn(
    'server/store/club/ranked-log.ts',
    'server/store/club/ranked-log.test.ts',
    ["    .where('table_id', 'is', null),\n", '    ,\n'],
    ["return [must(engine.db.deleteFrom('queue').where('table_id', '=', table))];", 'return [];'],
    ['ends.length === 0 || tries === TRIES', 'true'],
  ),
  ...mutantsIn(
    'server/store/daily/tries.ts',
    'server/store/daily/daily.test.ts',
    ["    .where('ended_at', '<', dayBegins(day + 1))\n", ''],
    ["    .where('user.username', 'is not', null)\n", ''],
  ),
  ...mutantsIn('server/store/daily/totals.ts', 'server/store/daily/daily.test.ts', ['if (isCounted) return;', '']),
];
