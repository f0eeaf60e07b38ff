import type { Plugin } from 'vite';

const SHAPE = /<(?:path|circle|ellipse|rect|polygon)\b[^>]*\/>/g;
const PLACE = / transform="[^"]*"/;

const bare = (shape: string): string => shape.replace(PLACE, '');

/** Shapes that come again and again, elsewhere or turned, and how often. */
const repeated = (svg: string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const [shape] of svg.matchAll(SHAPE)) if (!/ id=/.test(shape)) counts.set(bare(shape), (counts.get(bare(shape)) ?? 0) + 1);
  return [...counts].filter(([shape, n]) => n > 2 && shape.length > 60).map(([shape]) => shape);
};

const withoutAir = (svg: string): string =>
  svg
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .trim();

/** The same drawing in fewer bytes: no air, and a shape that is repeated is drawn once and used. */
export const slim = (source: string): string => {
  const svg = withoutAir(source);
  const names = new Map(repeated(svg).map((shape, n) => [shape, `_${n}`]));
  if (names.size === 0) return svg;
  const drawn = [...names].map(([shape, name]) => shape.replace(/^<\w+/, tag => `${tag} id="${name}"`));
  const used = svg.replace(SHAPE, shape => {
    const name = names.get(bare(shape));
    return name ? `<use href="#${name}"${PLACE.exec(shape)?.[0] ?? ''}/>` : shape;
  });
  return used.replace(/^<svg[^>]*>/, head => `${head}<defs>${drawn.join('')}</defs>`);
};

/** For Vite: drawings lose weight on their way into the build. */
export const slimArt = (): Plugin => ({
  name: 'majlis:slim-art',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.svg')) file.source = slim(file.source.toString());
  },
});
