import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { toDayKey } from '@/shared/lib/zoned-time';
import { MonthCalendar, toMonthKey } from '@/shared/ui/month-calendar';
import { ErrorPanel } from '@/shared/ui/panel';
import type { FreeSlot, slotsQuery, SlotRange } from '../../api/slots';
import { toSlotLength, type LengthOption } from '../../model/scheduling/meeting-form';
import { monthSlotRange } from '../../model/scheduling/slot-query';
import { SlotChoice } from './slot-choice';

interface SlotPickerProps {
  /** Returns the query for the free slots of a range. */
  query: (range: SlotRange) => ReturnType<typeof slotsQuery>;
  /** Name of the calendar. */
  label: string;
  /** Shown if there is no slot in a month. */
  empty: string;
  zone: string;
  length: LengthOption;
  value: string;
  onChoose: (startTime: string) => void;
  errorId: string | undefined;
}

const groupSlotsByDay = (slots: readonly FreeSlot[], zone: string) => {
  const days = new Map<string, FreeSlot[]>();
  for (const slot of slots) {
    const day = toDayKey(slot.startTime, zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
};

/** Selects a day, then one of the offered slots. */
export default function SlotPicker({ query, label, empty, zone, length, value, onChoose, errorId }: SlotPickerProps) {
  const [now] = useState(() => new Date());
  const [month, setMonth] = useState(() => toMonthKey(toDayKey(value || now, zone)));
  const [day, setDay] = useState(value ? toDayKey(value, zone) : undefined);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    query({ ...monthSlotRange(month, now, zone), length: toSlotLength(length) }),
  );
  const days = groupSlotsByDay(data ?? [], zone);
  const isLoaded = !isPending && !isPlaceholderData;
  const hasSlotsInMonth = [...days.keys()].some((one) => one.startsWith(month));
  const slots = (day && days.get(day)) || [];

  if (error && !data) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div aria-busy={!isLoaded}>
        <MonthCalendar
          label={label}
          month={month}
          onMonth={setMonth}
          firstMonth={toMonthKey(toDayKey(now, zone))}
          selected={day}
          isEnabled={(one) => days.has(one)}
          onSelect={(one) => {
            setDay(one);
            onChoose('');
          }}
        />
      </div>
      <div className="grid content-start gap-2">
        {slots.length > 0 && (
          <SlotChoice slots={slots} zone={zone} value={value} onChoose={onChoose} describedBy={errorId} />
        )}
        <p role="status" className="text-muted empty:hidden">
          {isLoaded && !hasSlotsInMonth && empty}
          {isLoaded && hasSlotsInMonth && slots.length === 0 && 'Choose a day to see its times.'}
        </p>
      </div>
    </div>
  );
}
