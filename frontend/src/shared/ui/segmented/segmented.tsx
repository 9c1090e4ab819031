import { useId, type ComponentType } from 'react';

interface SegmentedControlProps<Value extends string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Shows only the icons on phones; the labels stay for screen readers. */
  isCompact?: boolean;
  choices: readonly { value: Value; label: string; Icon?: ComponentType<{ size?: number }> }[];
}

/** One of a few views of the same content, as native radio buttons side by side; more than three can wrap. */
export function SegmentedControl<Value extends string>({
  legend,
  value,
  onChange,
  choices,
  isCompact = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={`flex rounded-control border border-control print:hidden ${choices.length > 3 ? 'flex-wrap' : 'shrink-0'}`}
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value: choice, label, Icon }) => (
        <label
          key={choice}
          className="relative flex min-h-10.5 cursor-pointer items-center gap-2 rounded-[7px] px-2 font-semibold text-muted hover:text-ink has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor min-[22rem]:px-3 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          {Icon && <Icon size={18} />}
          <span className={isCompact ? 'max-sm:sr-only' : ''}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
