import { useId } from 'react';
import { Field, Input } from '@/shared/ui/field';
import { allowedEndDays, SUSPENSION_LENGTH_LABELS, type SuspensionLength } from '../../model/suspension-length';

interface SuspensionFieldsProps {
  length: SuspensionLength;
  /** In the format of a date field. */
  date: string;
  dateId: string;
  error: string | undefined;
  onChange: (change: { length: SuspensionLength } | { date: string }) => void;
}

/** Length of a suspension, from now on. */
export function SuspensionFields({ length, date, dateId, error, onChange }: SuspensionFieldsProps) {
  const group = useId();
  return (
    <div className="grid gap-2">
      <fieldset>
        <legend className="font-semibold">How long from now?</legend>
        <div className="flex flex-wrap gap-x-6">
          {(Object.keys(SUSPENSION_LENGTH_LABELS) as SuspensionLength[]).map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={group}
                checked={one === length}
                onChange={() => onChange({ length: one })}
                className="size-5 accent-ivy"
              />
              {SUSPENSION_LENGTH_LABELS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {length === 'date' && (
        <Field id={dateId} label="Ends on" hint="The suspension ends at the start of this day." error={error}>
          {(field) => (
            <Input
              {...field}
              {...allowedEndDays()}
              type="date"
              value={date}
              onChange={(event) => onChange({ date: event.target.value })}
              className="max-w-56"
            />
          )}
        </Field>
      )}
    </div>
  );
}
