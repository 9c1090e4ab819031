import { useState } from 'react';
import { MonthCalendar, toMonthKey } from '@/shared/ui/month-calendar';

interface MeetingMonthProps {
  /** Days with meetings, the nearest first; at least one. */
  days: readonly string[];
  onChoose: (day: string) => void;
}

export default function MeetingMonth({ days, onChoose }: MeetingMonthProps) {
  const [month, setMonth] = useState(() => toMonthKey(days[0] ?? ''));
  return (
    <MonthCalendar
      label="Days with meetings"
      month={month}
      onMonth={setMonth}
      isEnabled={(day) => days.includes(day)}
      note="go to its meetings"
      onSelect={onChoose}
    />
  );
}
