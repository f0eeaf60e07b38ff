import { deflateSync, inflateSync } from 'node:zlib';

/** A picture as rows of red, green, blue; what a screenshot is after reading. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGNATURE = 8;

interface Head {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

const parts = (file: Buffer): { readonly head: Head; readonly packed: Buffer } => {
  const packed: Buffer[] = [];
  let head: Head = { width: 0, height: 0, channels: 3 };
  for (let at = SIGNATURE; at < file.length; ) {
    const size = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + size);
    if (name === 'IHDR')
      head = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), channels: body[9] === 6 ? 4 : 3 };
    if (name === 'IDAT') packed.push(body);
    at += size + 12;
  }
  return { head, packed: Buffer.concat(packed) };
};

const nearest = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

/** One row of a picture, made from the differences that its filter left. */
type Unfilter = (out: Uint8Array, at: number, row: number, channels: number) => void;

const byLeft: Unfilter = (out, at, row, channels) => {
  for (let x = at + channels; x < at + row; x++) out[x] = (out[x] ?? 0) + (out[x - channels] ?? 0);
};

const byUp: Unfilter = (out, at, row) => {
  if (at > 0) for (let x = at; x < at + row; x++) out[x] = (out[x] ?? 0) + (out[x - row] ?? 0);
};

const guessed =
  (guess: (left: number, up: number, corner: number) => number): Unfilter =>
  (out, at, row, channels) => {
    for (let x = 0; x < row; x++) {
      const left = x >= channels ? (out[at + x - channels] ?? 0) : 0;
      const up = at > 0 ? (out[at + x - row] ?? 0) : 0;
      const corner = x >= channels && at > 0 ? (out[at + x - row - channels] ?? 0) : 0;
      out[at + x] = (out[at + x] ?? 0) + guess(left, up, corner);
    }
  };

/** By their numbers in the format; the first leaves a row as it is. */
const FILTERS: readonly (Unfilter | undefined)[] = [
  undefined,
  byLeft,
  byUp,
  guessed((left, up) => (left + up) >> 1),
  guessed(nearest),
];

const unfiltered = (raw: Buffer, { width, height, channels }: Head): Uint8Array => {
  const row = width * channels;
  const out = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const from = y * (row + 1);
    out.set(raw.subarray(from + 1, from + 1 + row), y * row);
    FILTERS[raw[from] ?? 0]?.(out, y * row, row, channels);
  }
  return out;
};

const withoutAlpha = (data: Uint8Array): Uint8Array => {
  const out = new Uint8Array((data.length / 4) * 3);
  for (let i = 0, o = 0; i < data.length; i += 4, o += 3) {
    out[o] = data[i] ?? 0;
    out[o + 1] = data[i + 1] ?? 0;
    out[o + 2] = data[i + 2] ?? 0;
  }
  return out;
};

/** Reads the pictures that a browser takes: eight bits, red, green, blue, perhaps alpha. */
export const readPng = (file: Buffer): Picture => {
  const { head, packed } = parts(file);
  const data = unfiltered(inflateSync(packed), head);
  return { width: head.width, height: head.height, data: head.channels === 4 ? withoutAlpha(data) : data };
};

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [size, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([size, named, crc]);
};

export const writePng = ({ width, height, data }: Picture): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const raw = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) raw.set(data.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const packed = deflateSync(raw, { level: 3 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
};
