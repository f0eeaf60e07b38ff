import { same } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import { useId, useState } from 'react';
import { Choice } from '@/shell/Choice.tsx';
import { Dialog } from '@/shell/Dialog.tsx';
import { Glyph } from '@/shell/Glyph.tsx';
import {
  type ChosenRules,
  differing,
  isTime,
  presetIn,
  presetName,
  presetsOf,
  presetWhy,
  ruleName,
  rulesOf,
  ruleWhy,
  type ShownRule,
  shownValue,
  valueKey,
  withPreset,
} from '@/shell/house-rules.ts';
import { useSay } from '@/words/say.ts';

interface HouseRulesProps {
  readonly game: AnyGame;
  readonly rules: ChosenRules;
  readonly isPublic: boolean;
  /** undefined: to be read only. */
  readonly onChange?: ((rules: ChosenRules) => void) | undefined;
}

const WholeField = ({ game, rule, rules, onChange }: HouseRulesProps & { readonly rule: ShownRule }) => {
  const { field, option } = rule;
  const label = useId();
  if (field.kind !== 'whole') return null;
  const scale = isTime(rule) ? 1000 : 1;
  const set = (value: number) => {
    if (field.from <= value && value <= field.to) onChange?.({ ...rules, [option]: value });
  };
  return (
    <label className="sh-row" htmlFor={label}>
      <span className="sh-row-text">{shownValue(game, rule, rules[option])}</span>
      <input
        id={label}
        aria-label={ruleName(game, option)}
        type="number"
        inputMode="numeric"
        dir="ltr"
        min={field.from / scale}
        max={field.to / scale}
        disabled={!onChange}
        defaultValue={Number(rules[option]) / scale}
        onBlur={({ target }) => set(Math.round(target.valueAsNumber * scale))}
      />
    </label>
  );
};

const RuleRow = (props: HouseRulesProps & { readonly rule: ShownRule }) => {
  const { game, rule, rules, isPublic, onChange } = props;
  const { option, field } = rule;
  return (
    <li className="sh-rule" data-option={option}>
      <strong>{ruleName(game, option)}</strong>
      <p className="sh-quiet">{ruleWhy(game, option)}</p>
      {field.kind === 'whole' ? (
        <WholeField {...props} />
      ) : (
        <Choice
          legend={ruleName(game, option)}
          quiet
          look="chips"
          disabled={!onChange}
          values={field.values
            .filter(value => !(isPublic && field.privately.some(one => same(one, value))))
            .map(value => ({ value: valueKey(value), label: shownValue(game, rule, value) }))}
          value={valueKey(rules[option])}
          onChange={key => onChange?.({ ...rules, [option]: field.values.find(value => valueKey(value) === key) })}
        />
      )}
    </li>
  );
};

const Summary = ({ game, rules }: Pick<HouseRulesProps, 'game' | 'rules'>) => {
  const say = useSay();
  const preset = presetIn(game, rules);
  if (preset) return presetWhy(game, preset);
  return say('room.rules-differ', { n: differing(game, rules).length });
};

/** Ready-made houses, one line about the chosen one, and behind the arrow every rule with its explanation. */
export const HouseRules = (props: HouseRulesProps) => {
  const { game, rules, onChange } = props;
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <section className="sh-rules-box" aria-labelledby="house-rules">
      <header className="sh-section-head">
        <h2 id="house-rules">{say('room.rules')}</h2>
        <small>
          <Summary game={game} rules={rules} />
        </small>
      </header>
      <div className="sh-presets">
        <Choice
          legend={say('room.rules')}
          quiet
          look="chips"
          disabled={!onChange}
          values={presetsOf(game).map(value => ({ value, label: presetName(game, value) }))}
          value={presetIn(game, rules)}
          onChange={name => onChange?.(withPreset(game, rules, name))}
        />
        <button type="button" className="sh-square" aria-label={say('room.rules-all')} onClick={() => setOpen(true)}>
          <Glyph name="onward" />
        </button>
      </div>
      <Dialog title={say('room.rules-all')} open={open} onClose={() => setOpen(false)}>
        {!onChange && <p className="sh-quiet">{say('room.rules-host')}</p>}
        <ul className="sh-rule-list">
          {rulesOf(game)
            .filter(({ option }) => option !== 'speed')
            .map(rule => (
              <RuleRow key={rule.option} {...props} rule={rule} />
            ))}
        </ul>
      </Dialog>
    </section>
  );
};
