import { Choice } from '@/shell/Choice.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import type { ChosenRules } from '@/shell/house-rules.ts';
import { isSpeed, SPEED_NAMES, SPEEDS } from '@/shell/speed.ts';
import { useSay } from '@/words/say.ts';

interface SpeedPickerProps {
  readonly rules: ChosenRules;
  readonly isPublic: boolean;
  readonly onChange?: ((rules: ChosenRules) => void) | undefined;
}

/** Icon, name and seconds; a public table always has a clock. */
export const SpeedPicker = ({ rules, isPublic, onChange }: SpeedPickerProps) => {
  const say = useSay();
  const { speed } = rules;
  if (!isSpeed(speed)) return null;
  return (
    <Choice
      legend={say('speed.title')}
      look="tiles"
      disabled={!onChange}
      values={SPEED_NAMES.filter(name => !isPublic || SPEEDS[name] !== null).map(value => {
        const seconds = SPEEDS[value];
        return {
          value,
          label: (
            <>
              <Glyph name={value} size={26} />
              <strong>{say(`speed.${value}`)}</strong>
              <small>{seconds === null ? say('speed.none') : say('speed.seconds', { n: seconds })}</small>
            </>
          ),
        };
      })}
      value={speed}
      onChange={value => onChange?.({ ...rules, speed: value })}
    />
  );
};
