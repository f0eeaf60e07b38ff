export { type Replay, replay } from './replay.ts';
export { GO_ON, type Packet, type SpelledEvent, type Spelling, TIME_UP } from './spelling.ts';
export { type RecordEntry, type RecordedMatch, type Scribe, writeRecord } from './write.ts';
