export { type Replay, replay } from './replay.ts';
export { GO_ON, type Packet, type Spelling, TIME_UP, type Told } from './spelling.ts';
export { type Course, type Entry, type Scribe, writeRecord } from './write.ts';
