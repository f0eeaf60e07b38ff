import { use } from 'react';

type Library = typeof import('uqr');

let loading: Promise<Library | null> | undefined;

/** Asked for when one is first drawn. Without a network there is none: a table of this device has no link to show. */
const library = (): Promise<Library | null> => {
  loading ??= import('uqr').catch(() => null);
  return loading;
};

interface QrProps {
  readonly text: string;
  /** What it is, for whoever does not see it. */
  readonly label: string;
}

/** Drawn here: the link of a table is told to nobody. */
export const QrCode = ({ text, label }: QrProps) => {
  const qr = use(library());
  if (!qr) return null;
  const { data, size } = qr.encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="sh-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} data-qr={text}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1a0508" shapeRendering="crispEdges" />
    </svg>
  );
};
