/** A finished match as it is shared: what stands on the picture. */
export interface ResultFacts {
  readonly title: string;
  /** The game, how many rounds it took, and how long. */
  readonly sub: string;
  /** The own side first. */
  readonly halves: readonly [ResultHalf, ResultHalf];
  /** That all its deals were verified; empty: they were not. */
  readonly fair: string;
  readonly house: string;
  readonly dir: 'ltr' | 'rtl';
}

interface ResultHalf {
  readonly label: string;
  readonly score: string;
  readonly people: readonly ResultPerson[];
}

interface ResultPerson {
  readonly name: string;
  readonly avatar: string;
  /** How well they chose, in words of the page; empty: nobody has judged it. */
  readonly accuracy: string;
}

const [WIDE, HIGH] = [1_080, 1_350];
const EDGE = 72;

interface Paint {
  readonly on: CanvasRenderingContext2D;
  readonly dir: ResultFacts['dir'];
  colour(name: string): string;
  font(size: number, weight: number): string;
}

const paintOn = (on: CanvasRenderingContext2D, dir: ResultFacts['dir']): Paint => {
  const page = getComputedStyle(document.querySelector('.mj-scene') ?? document.documentElement);
  const family = getComputedStyle(document.body).fontFamily;
  return {
    on,
    dir,
    colour: name => page.getPropertyValue(`--${name}`).trim(),
    font: (size, weight) => `${weight} ${size}px ${family}`,
  };
};

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
  readonly room: number;
}

/** One line, centred; smaller where it would have no room. */
const write = ({ on, colour, font }: Paint, { text, x, y, size, weight = 500, colour: name, room }: Line): void => {
  on.font = font(size, weight);
  const wide = on.measureText(text).width;
  if (wide > room) on.font = font((size * room) / wide, weight);
  on.fillStyle = colour(name);
  on.fillText(text, x, y);
};

/** The woven band of the house. */
const band = ({ on, colour }: Paint, y: number): void => {
  const [step, high] = [54, 66];
  on.fillStyle = colour('floor');
  on.fillRect(0, y, WIDE, high);
  for (let x = 0; x < WIDE; x += step) {
    on.fillStyle = colour('motif-a');
    on.beginPath();
    on.moveTo(x, y + high);
    on.lineTo(x + step / 2, y);
    on.lineTo(x + step, y + high);
    on.fill();
    on.fillStyle = colour('badge-a');
    on.beginPath();
    on.moveTo(x + step / 2, y + high * 0.28);
    on.lineTo(x + step * 0.7, y + high * 0.62);
    on.lineTo(x + step / 2, y + high * 0.96);
    on.lineTo(x + step * 0.3, y + high * 0.62);
    on.fill();
  }
};

const ground = (paint: Paint): void => {
  const { on, colour } = paint;
  const fill = on.createLinearGradient(0, 0, 0, HIGH);
  fill.addColorStop(0, colour('field'));
  fill.addColorStop(0.62, colour('field-deep'));
  fill.addColorStop(1, colour('night'));
  on.fillStyle = fill;
  on.fillRect(0, 0, WIDE, HIGH);
  band(paint, 0);
  band(paint, HIGH - 66);
};

const pictureOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

const FACE = 116;

/** Between two who sit on one side: up to three do. */
const apart = (people: number): number => (people > 2 ? 160 : 230);

interface Place {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const person = (
  paint: Paint,
  face: HTMLImageElement,
  { name, accuracy }: ResultPerson,
  { x, y, room }: Place,
): void => {
  paint.on.drawImage(face, x - FACE / 2, y, FACE, FACE);
  write(paint, { text: name, x, y: y + FACE + 44, size: 32, weight: 600, colour: 'cream', room });
  write(paint, { text: accuracy, x, y: y + FACE + 88, size: 30, colour: 'gold-hi', room });
};

const half = async (
  paint: Paint,
  { label, score, people }: ResultHalf,
  middle: number,
  tone: string,
): Promise<void> => {
  const { portrait } = await import('@/avatar/portraits.ts');
  write(paint, { text: label, x: middle, y: 520, size: 44, weight: 600, colour: tone, room: 420 });
  write(paint, { text: score, x: middle, y: 726, size: 190, weight: 800, colour: 'cream', room: 420 });
  const faces = await Promise.all(people.map(({ avatar }) => pictureOf(portrait(avatar))));
  const step = apart(people.length);
  for (const [n, one] of people.entries()) {
    const aside = (n - (people.length - 1) / 2) * step * (paint.dir === 'rtl' ? -1 : 1);
    const face = faces[n];
    if (face) person(paint, face, one, { x: middle + aside, y: 820, room: step - 12 });
  }
};

/** 1080 × 1350, as it is shown in a feed: the result, who played and how well, in the language of the page. */
export const resultPicture = async (facts: ResultFacts): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const on = canvas.getContext('2d');
  if (!on) throw new Error('a picture needs a canvas');
  const { dir, halves, title, sub, fair, house } = facts;
  const paint = paintOn(on, dir);
  await document.fonts.load(paint.font(100, 800), title);
  Object.assign(on, { direction: dir, textAlign: 'center', textBaseline: 'alphabetic' });
  ground(paint);
  const room = WIDE - 2 * EDGE;
  write(paint, { text: title, x: WIDE / 2, y: 262, size: 112, weight: 800, colour: 'cream', room });
  write(paint, { text: sub, x: WIDE / 2, y: 344, size: 42, colour: 'gold-hi', room });
  on.fillStyle = paint.colour('line');
  on.fillRect(WIDE / 2 - 1, 450, 2, 560);
  const first = dir === 'rtl' ? 0.73 : 0.27;
  await half(paint, halves[0], WIDE * first, 'us');
  await half(paint, halves[1], WIDE * (1 - first), 'muted');
  write(paint, { text: fair, x: WIDE / 2, y: 1_150, size: 38, weight: 600, colour: 'us', room });
  write(paint, { text: house, x: WIDE / 2, y: 1_216, size: 36, weight: 700, colour: 'gold-hi', room });
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('the picture could not be made'))), 'image/png'),
  );
};
