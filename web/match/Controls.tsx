import { memo, useCallback } from 'react';
import type { ReplayStop } from '@/match/frames.ts';
import { StepGlyph, type StepGlyphName } from '@/match/StepGlyph.tsx';
import { SPEEDS, type Stepping } from '@/match/use-steps.ts';
import { figure, useSay } from '@/words/say.ts';
import '@/match/steps.css';

interface StepProps {
  readonly name: string;
  readonly label: string;
  readonly glyph: StepGlyphName;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

const Step = memo(({ name, label, glyph, disabled = false, onPress }: StepProps) => (
  <button
    type="button"
    className="rp-step"
    data-step-to={name}
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
  >
    <StepGlyph name={glyph} size={24} />
  </button>
));

/** It plays by itself, at three speeds; the bar leads anywhere. */
const Scrub = ({ stops, steps }: Pick<ControlsProps, 'stops' | 'steps'>) => {
  const say = useSay();
  const { at, playing, speed, go, toggle, pace } = steps;
  const last = stops.length - 1;
  return (
    <div className="rp-scrub">
      <button
        type="button"
        className="rp-play"
        data-step-to="play"
        aria-pressed={playing}
        aria-label={say(playing ? 'match.pause' : 'match.play')}
        onClick={toggle}
      >
        <StepGlyph name={playing ? 'pause' : 'play'} size={20} />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('match.place')}
        aria-valuetext={say('match.step-of', { n: at + 1, all: last + 1 })}
        onChange={({ target }) => go(Number(target.value))}
      />
      <output aria-hidden="true">{say('match.of', { n: at + 1, all: last + 1 })}</output>
      <button
        type="button"
        className="rp-speed"
        data-speed={speed}
        onClick={() => pace(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'usual')}
      >
        <span>{`${figure({ slow: 0.5, usual: 1, fast: 2 }[speed])}×`}</span>
        <span className="sh-unseen">{say(`match.speed.${speed}`)}</span>
      </button>
    </div>
  );
};

interface ControlsProps {
  readonly stops: readonly ReplayStop[];
  readonly steps: Stepping;
  /** To the next choice that stands out; null: there is none. */
  readonly onNext: (() => void) | null;
  /** From another way that it might have gone; null: it is the match itself. */
  readonly onBack: (() => void) | null;
}

interface WaysProps extends Pick<ControlsProps, 'onNext' | 'onBack'>, Pick<Stepping, 'go' | 'walk'> {
  readonly last: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const Ways = memo(({ last, isFirst, isLast, go, walk, onNext, onBack }: WaysProps) => {
  const say = useSay();
  const toFirst = useCallback(() => go(0), [go]);
  const toLast = useCallback(() => go(last), [go, last]);
  const back = useCallback(() => walk('step', -1), [walk]);
  const onward = useCallback(() => walk('step', 1), [walk]);
  return (
    <div className="rp-steps">
      <Step name="first" label={say('match.first')} glyph="first" disabled={isFirst} onPress={toFirst} />
      <Step name="back" label={say('match.back')} glyph="back" disabled={isFirst} onPress={back} />
      {onBack ? (
        <button type="button" className="rp-next" data-action="to-match" onClick={onBack}>
          {say('match.to-match')}
        </button>
      ) : (
        <button
          type="button"
          className="rp-next"
          data-step-to="moment"
          disabled={!onNext}
          onClick={onNext ?? undefined}
        >
          {say('match.next')}
        </button>
      )}
      <Step name="onward" label={say('match.onward')} glyph="onward" disabled={isLast} onPress={onward} />
      <Step name="last" label={say('match.last')} glyph="last" disabled={isLast} onPress={toLast} />
    </div>
  );
});

/** The ways through a match, in reach of a thumb. */
export const Controls = ({ stops, steps, onNext, onBack }: ControlsProps) => {
  const say = useSay();
  const { at, go, walk } = steps;
  const last = stops.length - 1;
  return (
    <nav className="rp-controls" aria-label={say('match.steps')}>
      <Scrub stops={stops} steps={steps} />
      <Ways last={last} isFirst={at === 0} isLast={at === last} go={go} walk={walk} onNext={onNext} onBack={onBack} />
    </nav>
  );
};
