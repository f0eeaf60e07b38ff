import type { ReactNode } from 'react';
import type { ReplayStop } from '@/match/frames.ts';
import { StepGlyph, type StepGlyphName } from '@/match/StepGlyph.tsx';
import { SPEEDS, type Stepping } from '@/match/use-steps.ts';
import { figure, useSay } from '@/words/say.ts';

interface StepProps {
  readonly name: string;
  readonly label: string;
  readonly glyph: StepGlyphName;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

const Step = ({ name, label, glyph, disabled = false, onPress }: StepProps) => (
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
);

interface ControlsProps {
  readonly stops: readonly ReplayStop[];
  readonly steps: Stepping;
  /** What the review adds. */
  readonly children?: ReactNode;
}

/** The ways through a match, in reach of a thumb. */
export const Controls = ({ stops, steps, children }: ControlsProps) => {
  const say = useSay();
  const { at, playing, speed, go, walk, toggle, pace } = steps;
  const last = stops.length - 1;
  return (
    <nav className="rp-controls" aria-label={say('match.steps')}>
      <label className="rp-scrub">
        <span className="sh-unseen">{say('match.place')}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={say('match.step-of', { n: at + 1, all: last + 1 })}
          onChange={({ target }) => go(Number(target.value))}
        />
        <output aria-hidden="true">{say('match.of', { n: at + 1, all: last + 1 })}</output>
      </label>
      <div className="rp-steps">
        <Step name="first" label={say('match.first')} glyph="first" disabled={at === 0} onPress={() => go(0)} />
        <Step name="back" label={say('match.back')} glyph="back" disabled={at === 0} onPress={() => walk('step', -1)} />
        <button type="button" className="rp-play" data-step-to="play" aria-pressed={playing} onClick={toggle}>
          <StepGlyph name={playing ? 'pause' : 'play'} size={22} />
          {say(playing ? 'match.pause' : 'match.play')}
        </button>
        <Step
          name="onward"
          label={say('match.onward')}
          glyph="onward"
          disabled={at === last}
          onPress={() => walk('step', 1)}
        />
        <Step name="last" label={say('match.last')} glyph="last" disabled={at === last} onPress={() => go(last)} />
        <button
          type="button"
          className="rp-step rp-speed"
          data-speed={speed}
          onClick={() => pace(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'usual')}
        >
          <span>{`${figure({ slow: 0.5, usual: 1, fast: 2 }[speed])}×`}</span>
          <span className="sh-unseen">{say(`match.speed.${speed}`)}</span>
        </button>
      </div>
      {children}
    </nav>
  );
};
