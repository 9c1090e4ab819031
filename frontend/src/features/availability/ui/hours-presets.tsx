import { Check, Plus } from 'lucide-react';
import type { DraftRule } from '../model/hours';
import { addPreset, hasPreset, HOURS_PRESETS, removePreset } from '../model/hours-presets';

interface HoursPresetsProps {
  rules: readonly DraftRule[];
  onChange: (rules: DraftRule[]) => void;
}

/** Buttons that add common hours to the week, or remove them again. */
export function HoursPresets({ rules, onChange }: HoursPresetsProps) {
  return (
    <ul aria-label="Common hours" className="flex flex-wrap gap-1.5">
      {HOURS_PRESETS.map((preset) => {
        const isAdded = hasPreset(rules, preset);
        const Icon = isAdded ? Check : Plus;
        return (
          <li key={preset.label}>
            <button
              type="button"
              aria-pressed={isAdded}
              onClick={() => onChange(isAdded ? removePreset(rules, preset) : addPreset(rules, preset))}
              className="flex min-h-11 cursor-pointer items-center gap-1 rounded-chip border border-control px-2.5 text-sm text-muted hover:text-ink aria-pressed:border-ivy aria-pressed:bg-ivy-soft aria-pressed:text-on-ivy-soft"
            >
              <Icon size={14} aria-hidden="true" />
              {preset.label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
