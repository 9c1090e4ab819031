import { X } from 'lucide-react';
import { useState } from 'react';
import { toDayKey, formatDayInZone } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';

const MAX_DAYS_OFF = 60;

interface DaysOffProps {
  /** 'YYYY-MM-DD'. */
  days: readonly string[];
  zone: string;
  onChange: (days: string[]) => void;
}

/** Days on which the weekly hours don't apply. */
export function DaysOff({ days, zone, onChange }: DaysOffProps) {
  const [date, setDate] = useState('');
  const [now] = useState(() => new Date());
  const canAdd = date !== '' && !days.includes(date) && days.length < MAX_DAYS_OFF;
  // A calendar day doesn't depend on the time zone: use noon UTC, formatted in UTC.
  const nameOf = (day: string) => formatDayInZone(`${day}T12:00:00Z`, 'UTC', now);

  function add() {
    if (!canAdd) return;
    onChange([...days, date].sort());
    setDate('');
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Days off">
          {(field) => (
            <Input
              {...field}
              type="date"
              min={toDayKey(now, zone)}
              value={date}
              onChange={({ target }) => setDate(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
        <Button variant="quiet" disabled={!canAdd} onClick={add}>
          Add day off
        </Button>
      </div>
      {days.length > 0 && (
        <ul aria-label="Days off" className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day} className="flex items-center rounded-chip bg-grey-soft pl-3 text-on-grey-soft">
              <span className="num text-sm font-semibold">{nameOf(day)}</span>
              <button
                type="button"
                aria-label={`Remove ${nameOf(day)}`}
                onClick={() => onChange(days.filter((one) => one !== day))}
                className="grid size-9 cursor-pointer place-items-center rounded-chip"
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
