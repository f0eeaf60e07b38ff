import { type ReactNode, useId } from 'react';

interface Chosen<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceProps<T> {
  readonly legend: string;
  /** The legend stands beside or above it already. */
  readonly quiet?: boolean;
  readonly look?: 'segments' | 'tiles' | 'chips' | 'faces';
  readonly values: readonly Chosen<T>[];
  readonly value: T | null;
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

/** One of several, as radio buttons: arrows move, and the words are the targets. */
export const Choice = <T extends string | number>(props: ChoiceProps<T>) => {
  const { legend, quiet = false, look = 'segments', values, value, disabled = false, onChange } = props;
  const group = useId();
  return (
    <fieldset className={`sh-choice sh-choice-${look}`} disabled={disabled}>
      <legend className={quiet ? 'sh-unseen' : 'sh-legend'}>{legend}</legend>
      {values.map(one => (
        <label key={String(one.value)} className="sh-choice-one">
          <input
            type="radio"
            name={group}
            value={String(one.value)}
            checked={one.value === value}
            disabled={one.disabled ?? false}
            onChange={() => onChange(one.value)}
          />
          <span className="sh-choice-face">{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
};
