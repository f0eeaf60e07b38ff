import { audit, type DiceRules } from './audit.ts';
import type { Hex } from './bytes.ts';
import { type Check, check } from './check.ts';
import { BOT_NONCE, opens } from './nonce.ts';
import { orderChecks } from './order.ts';
import { secretChecks } from './reveal.ts';
import { parseTranscript, type Transcript } from './transcript.ts';

/** What a player's own device kept from before the start. */
export interface DeviceMemory {
  /** As it was told before the nonce was opened. */
  readonly commitment: Hex;
  readonly seat: number;
  readonly nonce: Hex;
}

export interface DiceVerdict {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

/** Looks at the dice of a whole match. Whatever it is given, it says in words what it checked and what is wrong. */
export const verify = (input: unknown, rules: DiceRules, memory?: DeviceMemory): DiceVerdict => {
  const parsed = parseTranscript(input);
  const checks = parsed.ok
    ? [
        ...(memory ? memoryChecks(parsed.transcript, memory) : []),
        ...seatChecks(parsed.transcript),
        ...secretChecks(parsed.transcript),
        ...orderChecks(parsed.transcript, rules),
        ...audit(parsed.transcript, rules),
      ]
    : parsed.faults.map(what => ({ ok: false, what }));
  return { ok: checks.every(({ ok }) => ok), checks };
};

const memoryChecks = ({ commitment, seats }: Transcript, memory: DeviceMemory): Check[] => [
  check(
    'the commitment is the one that I was told before I opened my nonce',
    commitment === memory.commitment ? undefined : 'it is another',
  ),
  check(
    `seat ${memory.seat} carries my nonce`,
    seats[memory.seat]?.nonce === memory.nonce ? undefined : 'it carries another',
  ),
];

const seatChecks = ({ id, seats }: Transcript): Check[] =>
  seats.map(({ hash, nonce }, seat) =>
    hash === null
      ? check(`seat ${seat}: a bot, whose nonce is 32 zero bytes`, nonce === BOT_NONCE ? undefined : 'it is not')
      : check(
          `seat ${seat}: the opened nonce fits the hash given when the seat was taken`,
          opens(id, hash, nonce) ? undefined : 'it does not',
        ),
  );
