interface SwitchProps {
  readonly label: string;
  readonly why?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Switch = ({ label, why, on, onChange }: SwitchProps) => (
  <label className="sh-row">
    <span className="sh-row-text">
      {label}
      {why && <small>{why}</small>}
    </span>
    <input type="checkbox" className="sh-switch" checked={on} onChange={({ target }) => onChange(target.checked)} />
  </label>
);
