import type { TcpLine } from './line.ts';
import type { Payer } from './turns.ts';

/** One of each after the other, in the order they are in. */
const rowsBy = <T>(all: readonly T[], keyOf: (one: T) => string | null, from: (one: T) => number): readonly T[] => {
  const before = new Map<string, number>();
  const rows = all.map(one => {
    const key = keyOf(one);
    const row = key === null ? 0 : (before.get(key) ?? 0);
    if (key !== null) before.set(key, row + 1);
    return { one, row: row + from(one) };
  });
  return rows.sort((a, b) => a.row - b.row).map(({ one }) => one);
};

/** Of whom nothing is known he is nobody: a proxy speaks for many. */
const payerKey = ({ payer }: TcpLine): string | null => payer && `${payer.kind} ${payer.key}`;

/** One line of each address after the other, and whoever had a turn longest ago first: nobody waits behind all lines of a flood. */
export const inTurn = (lines: readonly TcpLine[], went: (line: TcpLine) => number): readonly TcpLine[] => {
  const rows = lines.map(line => ({ line, went: went(line) }));
  const byTurn = rows.sort((a, b) => a.went - b.went || a.line.asked - b.line.asked).map(({ line }) => line);
  return rowsBy(byTurn, payerKey, () => 0);
};

/** The network that was served least goes first, and within it the address: whoever has many addresses has but few networks. */
export const leastServed = (
  lines: readonly TcpLine[],
  hadBy: (payer: Payer) => number,
  hadIn: (payer: Payer) => number,
): readonly TcpLine[] => {
  const known = lines.flatMap(line => (line.payer ? [{ line, payer: line.payer }] : []));
  const byAddress = rowsBy(
    known.map(one => ({ ...one, had: hadBy(one.payer) })),
    ({ line }) => payerKey(line),
    ({ had }) => had,
  );
  const byNetwork = rowsBy(
    byAddress,
    ({ payer }) => payer.network,
    ({ payer }) => hadIn(payer),
  );
  return byNetwork.map(({ line }) => line);
};
