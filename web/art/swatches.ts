import baloot from '@/art/swatch-baloot.webp';
import dhappa from '@/art/swatch-dhappa.webp';
import trunfo from '@/art/swatch-trunfo.webp';
import turup from '@/art/swatch-turup.webp';
import type { Theme } from '@/scene/props.ts';

/** A corner of each carpet, painted beforehand: drawing four whole ones held up the first page for longer than everything else on it. */
export const SWATCHES: Readonly<Record<Theme, string>> = { baloot, turup, dhappa, trunfo };
