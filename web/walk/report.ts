import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PageBox } from './eye/box.ts';
import type { Finding } from './eye/finding.ts';
import { type Picture, writePng } from './png.ts';

/** A finding, where it was met and how often. */
interface Violation extends Finding {
  /** `baloot 390x844 ar` */
  readonly at: string;
  readonly times: number;
  readonly picture: string | null;
}

export interface Report {
  add(at: string, finding: Finding, picture: Picture | null): void;
  /** A picture of a rest, to be looked at by people. */
  keep(at: string, rest: number, picture: Picture): void;
  all(): readonly Violation[];
}

const RED = [255, 0, 64];

/** The same picture with a red frame round what is wrong. */
const framed = ({ width, height, data }: Picture, box: PageBox): Picture => {
  const copy = new Uint8Array(data);
  const dot = (x: number, y: number): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) copy.set(RED, (y * width + x) * 3);
  };
  const [left, right] = [Math.floor(box.left) - 3, Math.ceil(box.right) + 2];
  const [top, bottom] = [Math.floor(box.top) - 3, Math.ceil(box.bottom) + 2];
  for (const inset of [0, 1]) {
    for (let x = left; x <= right; x++) for (const y of [top + inset, bottom - inset]) dot(x, y);
    for (let y = top; y <= bottom; y++) for (const x of [left + inset, right - inset]) dot(x, y);
  }
  return { width, height, data: copy };
};

const fileOf = (n: number, at: string, kind: string): string => `${String(n).padStart(3, '0')}-${at} ${kind}.png`;

/** Each violation is told once, with a picture; how often it was met is told at the end. */
export const reportTo = (folder: string, say: (line: string) => void): Report => {
  const known = new Map<string, Violation>();
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, picture: Picture): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, writePng(picture));
  };
  return {
    keep: (at, rest, picture) =>
      write(`${folder}/rests/${at.replaceAll(' ', '-')}-${String(rest).padStart(3, '0')}.png`, picture),
    add: (at, finding, picture) => {
      const key = `${finding.kind} ${finding.where} ${at}`;
      const before = known.get(key);
      if (before) return void known.set(key, { ...before, times: before.times + 1 });
      const path = picture && `${folder}/${fileOf(known.size + 1, at, finding.kind).replaceAll(' ', '-')}`;
      if (path && picture) write(path, framed(picture, finding.box));
      known.set(key, { ...finding, at, times: 1, picture: path });
      say(
        `${finding.kind.padEnd(12)} ${at}  ${finding.where}  ${finding.detail}${path ? `\n             ${path}` : ''}`,
      );
    },
    all: () => [...known.values()],
  };
};
