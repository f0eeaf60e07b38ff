import { comeFrom } from '../test-visitor.ts';
import type { Orders } from './attack.ts';
import { ATTACKS } from './list.ts';

/** A crowd that means harm, in a process of its own: the honest must not wait for it on their own side. */
const { name, attackers, port, network, table, ms }: Orders = JSON.parse(process.argv[2] ?? '{}');
comeFrom(network);
const attack = ATTACKS.find(one => one.name === name);
if (!attack) throw new Error(`no attack ${name}`);
const won = (what: string): void => void process.send?.(what);
const target = { port, table, until: performance.now() + ms, won };
await Promise.all(Array.from({ length: attackers }, () => attack.run(target)));
process.exit(0);
