import { useId } from 'react';
import { formatTimeOfDay, formatDayInZone, zoneName } from '@/shared/lib/zoned-time';
import type { FreeSlot } from '../../api/slots';

interface SlotChoiceProps {
  slots: readonly FreeSlot[];
  zone: string;
  value: string;
  onChoose: (startTime: string) => void;
  describedBy?: string | undefined;
}

/** The slots of one day, as native radio buttons; arrow keys select. */
export function SlotChoice({ slots, zone, value, onChoose, describedBy }: SlotChoiceProps) {
  const name = useId();
  const [first] = slots;
  if (!first) return null;
  return (
    <fieldset role="radiogroup" aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold">{formatDayInZone(first.startTime, zone, first.startTime)}</legend>
      <div className="relative grid max-h-72 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto p-1">
        {slots.map(({ startTime }) => (
          <label
            key={startTime}
            title={zoneName(zone)}
            className="num grid min-h-11 cursor-pointer place-items-center rounded-control border border-control bg-surface px-2 font-semibold hover:bg-ivy-soft hover:text-on-ivy-soft has-checked:border-2 has-checked:border-ivy has-checked:bg-ivy-soft has-checked:text-on-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-harbor forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={startTime}
              checked={startTime === value}
              onChange={() => onChoose(startTime)}
              className="sr-only"
            />
            {formatTimeOfDay(startTime, zone)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
