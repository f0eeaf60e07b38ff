import type { Conn, Effect, Input, LogLine, Message, Room } from '../index.ts';
import type { StepResult } from '../settle.ts';
import type { Agenda } from './agenda.ts';
import type { Machine } from './machine.ts';
import type { SimGame } from './sim-game.ts';

/** One process that believes it owns the table. */
export interface Node {
  readonly id: number;
  readonly epoch: number;
  /** Its clock is so much ahead of the world's. */
  readonly skew: number;
  room: Room;
  isAlive: boolean;
  stalledUntil: number;
  /** What came in while it stood still. */
  readonly waiting: Input[];
  wakeAt: number;
  /** When the append under way was sent. */
  savingSince: number | null;
}

export interface SimWorld {
  readonly simGame: SimGame;
  readonly machine: Machine;
  readonly todo: Agenda<() => void>;
  now: number;
  /** What the watchers of the simulation see. */
  readonly witness: SimObserver;
  perform(node: Node, effect: Effect): void;
}

/** Everything that the invariants are judged by. */
export interface SimObserver {
  taking(input: Input): void;
  /** A process took the table up from its log. */
  opened(node: Node): void;
  stepped(node: Node, input: Input, before: Room): void;
  sent(node: Node, to: Conn, message: Message): void;
  /** Time that the players of a node could not use. */
  idle(node: Node, ms: number): void;
  stored(node: Node, lines: readonly LogLine[]): void;
  alarmed(what: string): void;
}

/** An input reaches a process: now, or when it comes to itself again. */
export const deliver = (world: SimWorld, node: Node, input: Input): void => {
  if (!node.isAlive) return;
  if (world.now < node.stalledUntil) {
    node.waiting.push(input);
    return;
  }
  stepNode(world, node, input);
};

const stepNode = (world: SimWorld, node: Node, input: Input): void => {
  const before = node.room;
  world.witness.taking(input);
  noteIdle(world, node, input);
  applyStep(world, node, world.machine.step(world.simGame.setup, node.room, input, world.now + node.skew));
  world.witness.stepped(node, input, before);
};

export const applyStep = (world: SimWorld, node: Node, { room, effects }: StepResult): void => {
  node.room = room;
  for (const effect of effects) world.perform(node, effect);
};

/** A slow store cost the players time. */
const noteIdle = (world: SimWorld, node: Node, input: Input): void => {
  if (input.kind !== 'stored' && input.kind !== 'loaded') return;
  const since = node.savingSince;
  node.savingSince = null;
  if (since !== null && (input.kind === 'loaded' || world.now - since > 250))
    world.witness.idle(node, world.now - since);
};

/** The process stands still; then it notices, hears what came meanwhile, and only then looks at its clocks. */
export const stall = (world: SimWorld, node: Node, ms: number): void => {
  node.stalledUntil = world.now + ms;
  world.todo.add(node.stalledUntil, () => {
    if (!node.isAlive) return;
    if (ms > 250) {
      world.witness.idle(node, ms);
      stepNode(world, node, { kind: 'stalled', ms });
    }
    for (const input of node.waiting.splice(0)) stepNode(world, node, input);
  });
};
