interface ChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; text: string; shortcut?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons that look like one control. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
          {option.shortcut && <kbd>{option.shortcut}</kbd>}
        </label>
      ))}
    </fieldset>
  );
}
