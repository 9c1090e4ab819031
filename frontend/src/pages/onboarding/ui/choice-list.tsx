import { useId, type ReactNode } from 'react';

interface Choice<Value> {
  value: Value;
  label: string;
  /** What the choice means. */
  text: string;
}

interface ChoiceListProps<Value> {
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few answers, each with its consequence. */
export function ChoiceList<Value>({ legend, choices, value, onChange }: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      {legend}
      {choices.map((choice) => (
        <label
          key={choice.label}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-control bg-surface p-4 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor"
        >
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="mt-1 size-4 shrink-0 accent-ivy outline-none"
          />
          <span className="grid">
            <span className="font-semibold">{choice.label}</span>
            <span className="text-sm">{choice.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
