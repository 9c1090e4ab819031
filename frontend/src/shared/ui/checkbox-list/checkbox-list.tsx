import { formatCount } from '@/shared/lib/format';

interface CheckboxOption {
  value: string;
  label: string;
  /** Number of matches; undefined while it is being counted. */
  count?: number | undefined;
}

interface CheckboxListProps {
  legend: string;
  /** Lists shown one after the other; a list with a label starts with a dividing line. */
  groups: readonly { label?: string; options: readonly CheckboxOption[] }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** A long list scrolls in its own area. */
  scrolls?: boolean;
}

/** A list of checkboxes, each with its number of matches. */
export function CheckboxList({ legend, groups, chosen, onChange, scrolls = false }: CheckboxListProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">
        {legend}
        {chosen.length > 0 && <span className="font-normal text-muted"> ({chosen.length} chosen)</span>}
      </legend>
      <div className={scrolls ? 'card relative max-h-56 overflow-y-auto overscroll-contain px-2 py-1' : ''}>
        {groups.map(({ label, options }) => (
          <div key={label ?? ''} role={label ? 'group' : undefined} aria-label={label}>
            {label && (
              <p aria-hidden="true" className="mt-2 border-t border-line px-1 pt-2 text-sm text-muted">
                {label}
              </p>
            )}
            {options.map((option) => (
              <CheckboxChoice
                key={option.value}
                option={option}
                isChosen={chosen.includes(option.value)}
                onToggle={() => toggle(option.value)}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxChoiceProps {
  option: CheckboxOption;
  isChosen: boolean;
  onToggle: () => void;
}

function CheckboxChoice({ option: { label, count }, isChosen, onToggle }: CheckboxChoiceProps) {
  const isIdle = count === 0 && !isChosen;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-1 hover:bg-ivy-soft hover:text-on-ivy-soft lg:min-h-8">
      <input type="checkbox" checked={isChosen} onChange={onToggle} className="size-4.5 shrink-0 accent-ivy" />
      <span className={`min-w-0 flex-1 ${isIdle ? 'text-muted' : ''}`}>{label}</span>
      {count !== undefined && (
        <span className="num text-sm text-muted">
          {formatCount(count)}
          <span className="sr-only"> colleges</span>
        </span>
      )}
    </label>
  );
}
