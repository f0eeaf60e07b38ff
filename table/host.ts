import { never, type Seat } from '@majlis/kernel';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import { drawSeats } from './draw-seats.ts';
import type { HostRequest } from './request.ts';
import { standUp } from './seating.ts';
import { decideStart } from './start.ts';
import { isPeopled } from './table.ts';

export const decideHost = (context: DecisionContext, person: string, request: HostRequest): TableDecision => {
  const { table } = context;
  if (table.host !== person) return refused('not-the-host');
  if (request.kind === 'hurry')
    return table.phase === 'playing' ? granted({ kind: 'hurried' }) : refused('wrong-phase');
  if (request.kind === 'passHost') return passHost(context, request.seat);
  if (table.phase !== 'lobby') return refused('wrong-phase');
  switch (request.kind) {
    case 'swap':
      return swap(context, request.seats);
    case 'drawSeats':
      return granted({ kind: 'seatsDrawn', from: drawSeats(context) });
    case 'kick':
      return kick(context, request.seat);
    case 'setOptions':
      return setOptions(context, request.options);
    case 'seatBot':
      return seatBot(context, request.seat, request.level);
    case 'unseatBot':
      return table.chairs[request.seat]?.sitter?.kind === 'bot'
        ? granted({ kind: 'botUnseated', seat: request.seat })
        : refused('no-bot-there');
    case 'start':
      return decideStart(context);
    default:
      return never(request);
  }
};

const swap = ({ table }: DecisionContext, [a, b]: readonly [Seat, Seat]): TableDecision =>
  table.chairs[a] && table.chairs[b] && a !== b ? granted({ kind: 'swapped', seats: [a, b] }) : refused('no-such-seat');

const kick = ({ table }: DecisionContext, seat: Seat): TableDecision => {
  const sitter = table.chairs[seat]?.sitter;
  if (sitter?.kind !== 'person' || sitter.person.id === table.host) return refused('nobody-there');
  return granted(...standUp(table, seat, 'kicked'));
};

const passHost = ({ table }: DecisionContext, seat: Seat): TableDecision => {
  const chair = table.chairs[seat];
  return chair && isPeopled(chair) && chair.sitter?.kind === 'person'
    ? granted({ kind: 'hostPassed', to: chair.sitter.person.id })
    : refused('nobody-there');
};

/** Rules for private tables only (no clocks, say) are refused elsewhere. */
const setOptions = ({ setup: { game }, table }: DecisionContext, input: unknown): TableDecision => {
  const parsed = game.options.parse(input);
  if (!parsed.ok) return refused('bad-options');
  if (table.visibility === 'public' && game.options.privateOnly(parsed.options)) return refused('private-only');
  return granted({ kind: 'optionsSet', options: parsed.options });
};

const seatBot = ({ setup, table }: DecisionContext, seat: Seat, level: string): TableDecision => {
  const chair = table.chairs[seat];
  if (!chair) return refused('no-such-seat');
  if (chair.sitter) return refused('taken');
  return setup.levels.includes(level) ? granted({ kind: 'botSeated', seat, level }) : refused('no-such-level');
};
