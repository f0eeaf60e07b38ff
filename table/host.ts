import { never, type Seat } from '@majlis/kernel';
import { drawnSeats } from './lot.ts';
import type { HostRequest } from './request.ts';
import { stood } from './seating.ts';
import { callStart } from './start.ts';
import { isPeopled } from './table.ts';
import { granted, refused, type Scene, type Verdict } from './verdict.ts';

export const decideHost = (scene: Scene, person: string, request: HostRequest): Verdict => {
  const { table } = scene;
  if (table.host !== person) return refused('not-the-host');
  if (request.kind === 'hurry')
    return table.phase === 'playing' ? granted({ kind: 'hurried' }) : refused('wrong-phase');
  if (request.kind === 'passHost') return passHost(scene, request.seat);
  if (table.phase !== 'lobby') return refused('wrong-phase');
  switch (request.kind) {
    case 'swap':
      return swap(scene, request.seats);
    case 'drawSeats':
      return granted({ kind: 'seatsDrawn', from: drawnSeats(scene) });
    case 'kick':
      return kick(scene, request.seat);
    case 'setOptions':
      return setOptions(scene, request.options);
    case 'seatBot':
      return seatBot(scene, request.seat, request.level);
    case 'unseatBot':
      return table.chairs[request.seat]?.sitter?.kind === 'bot'
        ? granted({ kind: 'botUnseated', seat: request.seat })
        : refused('no-bot-there');
    case 'start':
      return callStart(scene);
    default:
      return never(request);
  }
};

const swap = ({ table }: Scene, [a, b]: readonly [Seat, Seat]): Verdict =>
  table.chairs[a] && table.chairs[b] && a !== b ? granted({ kind: 'swapped', seats: [a, b] }) : refused('no-such-seat');

const kick = ({ table }: Scene, seat: Seat): Verdict => {
  const sitter = table.chairs[seat]?.sitter;
  if (sitter?.kind !== 'person' || sitter.person.id === table.host) return refused('nobody-there');
  return granted(...stood(table, seat, 'kicked'));
};

const passHost = ({ table }: Scene, seat: Seat): Verdict => {
  const chair = table.chairs[seat];
  return chair && isPeopled(chair) && chair.sitter?.kind === 'person'
    ? granted({ kind: 'hostPassed', to: chair.sitter.person.id })
    : refused('nobody-there');
};

/** Rules for private tables only (no clocks, say) are refused elsewhere. */
const setOptions = ({ cast: { game }, table }: Scene, input: unknown): Verdict => {
  const parsed = game.options.parse(input);
  if (!parsed.ok) return refused('bad-options');
  if (table.visibility === 'public' && game.options.privateOnly(parsed.options)) return refused('private-only');
  return granted({ kind: 'optionsSet', options: parsed.options });
};

const seatBot = ({ cast, table }: Scene, seat: Seat, level: string): Verdict => {
  const chair = table.chairs[seat];
  if (!chair) return refused('no-such-seat');
  if (chair.sitter) return refused('taken');
  return cast.levels.includes(level) ? granted({ kind: 'botSeated', seat, level }) : refused('no-such-level');
};
