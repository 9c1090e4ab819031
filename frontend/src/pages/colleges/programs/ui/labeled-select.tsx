import type { ReactNode } from 'react';
import { Select } from '@/shared/ui/select';

interface LabeledSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A select with its label above it. */
export function LabeledSelect({ label, value, onChange, children }: LabeledSelectProps) {
  return (
    <label className="grid min-w-0 flex-[1_1_9rem] gap-1 sm:flex-none">
      <span className="font-semibold">{label}</span>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Select>
    </label>
  );
}
