import { Plus, Trash2 } from 'lucide-react';
import { Input } from '@/shared/ui/field';
import { DAYS, createNextRule, type DraftRule } from '../model/hours';

const MAX_RULES = 28;
const ICON_BUTTON_CLASSES =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-ivy-soft hover:text-on-ivy-soft disabled:cursor-not-allowed disabled:opacity-60';

interface WeeklyHoursFieldsProps {
  rules: readonly DraftRule[];
  faults: ReadonlyMap<string, string>;
  onChange: (rules: DraftRule[]) => void;
}

/** The periods of each weekday. */
export function WeeklyHoursFields({ rules, faults, onChange }: WeeklyHoursFieldsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {DAYS.map((name, index) => {
        const day = index + 1;
        const own = rules.filter((rule) => rule.day === day);
        return (
          <li key={name} className="grid grid-cols-[1fr_auto] items-start gap-x-2 py-2 sm:grid-cols-[7rem_1fr_auto]">
            <p className="flex min-h-11 items-center font-semibold">{name}</p>
            <div className="order-1 col-span-full grid gap-2 sm:order-none sm:col-span-1">
              {own.length === 0 && <p className="hidden min-h-11 items-center text-muted sm:flex">Not available</p>}
              {own.map((rule, at) => (
                <RuleFields
                  key={rule.key}
                  rule={rule}
                  of={own.length > 1 ? `${name}, ${at + 1}` : name}
                  fault={faults.get(rule.key)}
                  onChange={(to) => onChange(rules.map((one) => (one === rule ? { ...one, ...to } : one)))}
                  onRemove={() => onChange(rules.filter((one) => one !== rule))}
                />
              ))}
            </div>
            <button
              type="button"
              aria-label={`Add hours on ${name}`}
              disabled={rules.length >= MAX_RULES}
              className={ICON_BUTTON_CLASSES}
              onClick={() => onChange([...rules, createNextRule(rules, day)])}
            >
              <Plus size={20} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface RuleFieldsProps {
  rule: DraftRule;
  of: string;
  fault: string | undefined;
  onChange: (to: Partial<DraftRule>) => void;
  onRemove: () => void;
}

function RuleFields({ rule: { key, from, to }, of, fault, onChange, onRemove }: RuleFieldsProps) {
  const described = fault ? { 'aria-invalid': true, 'aria-describedby': `${key}-fault` } : {};
  return (
    <div>
      <div className="flex items-center gap-2">
        <Input
          type="time"
          aria-label={`From, ${of}`}
          data-rule={key}
          value={from}
          onChange={({ target }) => onChange({ from: target.value })}
          {...described}
        />
        <span aria-hidden="true">to</span>
        <Input
          type="time"
          aria-label={`To, ${of}`}
          value={to}
          onChange={({ target }) => onChange({ to: target.value })}
          {...described}
        />
        <button type="button" aria-label={`Remove hours, ${of}`} className={ICON_BUTTON_CLASSES} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
      {fault && (
        <p id={`${key}-fault`} className="text-sm font-semibold text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
