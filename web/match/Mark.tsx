import type { Mark } from '@majlis/bots/analysis';
import { say } from '@/words/say.ts';
import '@/match/mark.css';

/** Colour and outline both tell: drawn on 20 × 20. */
const SHAPES: Readonly<Record<Mark, string>> = {
  brilliant: 'M10 .5l9.500 9.500l-9.500 9.500l-9.500-9.500z',
  good: 'M10 1a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  inaccuracy: 'M4 2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z',
  mistake: 'M6.300 1h7.400L19 6.300v7.400L13.700 19H6.300L1 13.700V6.300z',
  unlucky: 'M10 1.500l9.500 17H.5z',
  forced: 'M10 7a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
};

const SIGNS: Readonly<Record<Mark, string>> = {
  brilliant: 'M7.800 5.500v5.500M7.800 13.800v.4M12.200 5.500v5.500M12.200 13.800v.4',
  good: 'M6 10.500l3 3l5.500-6.500',
  inaccuracy: 'M5.500 7.500a2.200 2.200 0 1 1 3.200 2c-.8.5-1 .9-1 2M7.700 14.300v.3M13.500 5.500v6M13.500 14.300v.3',
  mistake: 'M7.300 7.500a2.700 2.700 0 1 1 4 2.400c-1 .6-1.300 1.100-1.300 2.300M10 15v.2',
  unlucky: 'M10 10v.2M7.300 15v.2M12.700 15v.2',
  forced: '',
};

interface MarkSignProps {
  readonly mark: Mark;
  readonly size?: number;
}

/** How a choice is judged, for the eye; its name stands beside it. */
export const MarkSign = ({ mark, size = 20 }: MarkSignProps) => (
  <svg className="rp-mark" data-mark={mark} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <path d={SHAPES[mark]} />
    <path d={SIGNS[mark]} className="rp-mark-sign" />
  </svg>
);

/** The same where nothing else says it. */
export const NamedMark = (props: MarkSignProps) => (
  <>
    <MarkSign {...props} />
    <span className="sh-unseen">{say(`match.mark.${props.mark}`)}</span>
  </>
);
