import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { Input } from '@/shared/ui/field';

/** Long enough to press the arrow of the field again. */
const COMMIT_DELAY_MS = 700;

interface BoundInputProps {
  label: string;
  value: number;
  end: number;
  step: number;
  onCommit: (value: number) => void;
}

/** One end of a range as a number field; the value is applied on blur, on Enter, or after a pause in typing. */
export function BoundInput({ label, value, end, step, onCommit }: BoundInputProps) {
  const [text, setText] = useState(String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(String(value));
  }

  const commit = useDebouncedCallback((typed: string) => {
    const number = Math.round(Number(typed));
    if (typed.trim() === '' || !Number.isFinite(number)) setText(String(value));
    else {
      const clamped = Math.min(end, Math.max(0, number));
      setText(String(clamped));
      if (clamped !== value) onCommit(clamped);
    }
  }, COMMIT_DELAY_MS);

  return (
    <Input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={0}
      max={end}
      step={step}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        commit(event.target.value);
      }}
      onBlur={() => commit.flush()}
      onKeyDown={(event) => event.key === 'Enter' && commit.flush()}
      className="num"
    />
  );
}
