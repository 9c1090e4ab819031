import { useEffect, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { Field, Input } from '@/shared/ui/field';

interface DeadlineFieldProps {
  /** 'YYYY-MM-DD'. */
  deadline: string | null;
  onChange: (deadline: string | null) => void;
}

/** The first and last date that the server stores. */
const [FIRST, LAST] = ['2000-01-01', '2999-12-31'] as const;
/** While a date is typed, it is already a date after each digit. */
const DELAY_MS = 600;

const INVALID_TEXT = 'Enter a full date, such as 01/15/2027.';

/** A date that is saved as soon as it is complete. */
export function DeadlineField({ deadline, onChange }: DeadlineFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const save = useDebouncedCallback((next: string | null) => {
    if (next !== deadline) onChange(next);
    setTyped(null);
  }, DELAY_MS);
  useEffect(() => () => void save.flush(), [save]);

  function change({ value, validity }: HTMLInputElement) {
    setTyped(value);
    setIsInvalid(false);
    const isComplete = value === '' ? !validity.badInput : FIRST <= value && value <= LAST;
    if (isComplete) save(value || null);
    else save.cancel();
  }

  function handleBlur({ value, validity }: HTMLInputElement) {
    save.flush();
    setIsInvalid(validity.badInput || (value !== '' && !(FIRST <= value && value <= LAST)));
  }

  return (
    <Field label="Deadline" error={isInvalid ? INVALID_TEXT : undefined}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={FIRST}
          max={LAST}
          value={typed ?? deadline ?? ''}
          onChange={({ target }) => change(target)}
          onBlur={({ target }) => handleBlur(target)}
        />
      )}
    </Field>
  );
}
