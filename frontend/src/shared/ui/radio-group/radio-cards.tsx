import { RadioGroup } from 'radix-ui';
import type { ComponentType } from 'react';

interface RadioChoice<Value extends string> {
  value: Value;
  label: string;
  Icon: ComponentType<{ size?: number }>;
}

interface RadioCardsProps<Value extends string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly RadioChoice<Value>[];
}

/** One of a few choices, as cards with a picture; arrow keys choose. */
export function RadioCards<Value extends string>({ legend, value, onChange, choices }: RadioCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <RadioGroup.Root
        aria-label={legend}
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        className="grid grid-cols-1 gap-2 min-[22rem]:grid-cols-3"
      >
        {choices.map(({ value: choice, label, Icon }) => (
          <RadioGroup.Item
            key={choice}
            value={choice}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-control bg-surface px-2 py-2 text-sm font-semibold text-muted hover:text-ink data-[state=checked]:border-2 data-[state=checked]:border-ivy data-[state=checked]:bg-ivy-soft data-[state=checked]:text-on-ivy-soft min-[22rem]:flex-col min-[22rem]:gap-1 min-[22rem]:py-3 forced-colors:data-[state=checked]:outline-2"
          >
            <Icon size={20} />
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </fieldset>
  );
}
