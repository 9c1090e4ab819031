import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type ClassNames } from 'react-day-picker';

interface MonthCalendarProps {
  label: string;
  /** The month shown, 'YYYY-MM'. */
  month: string;
  onMonth: (month: string) => void;
  /** The first month that can be shown. */
  firstMonth?: string;
  /** The chosen day, 'YYYY-MM-DD'. */
  selected?: string | undefined;
  onSelect: (day: string) => void;
  isEnabled: (day: string) => boolean;
  /** What days that can be chosen have in common, for screen readers. */
  note?: string;
}

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');
const toDayKey = (date: Date) =>
  `${date.getFullYear()}-${padToTwoDigits(date.getMonth() + 1)}-${padToTwoDigits(date.getDate())}`;

/** Noon, because some nights have no midnight. */
function toNoonDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Returns 'YYYY-MM' of 'YYYY-MM-DD'. */
export const toMonthKey = (day: string): string => day.slice(0, 7);

const NAV_BUTTON_CLASSES =
  'grid size-11 cursor-pointer place-items-center rounded-control text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60';

const CALENDAR_CLASSES: Partial<ClassNames> = {
  root: 'relative w-fit',
  month_caption: 'flex min-h-11 items-center font-display text-lg font-bold',
  nav: 'absolute end-0 top-0 flex',
  button_previous: NAV_BUTTON_CLASSES,
  button_next: NAV_BUTTON_CLASSES,
  month_grid: 'num border-collapse',
  weekday: 'size-9 text-xs font-semibold text-muted min-[24rem]:size-10',
  day: 'p-0 text-center text-muted',
  day_button:
    'grid size-9 cursor-pointer place-items-center rounded-full disabled:cursor-default min-[24rem]:size-10 not-disabled:bg-ivy-soft not-disabled:font-bold not-disabled:text-on-ivy-soft not-disabled:hover:outline-2 not-disabled:hover:outline-ivy',
  selected:
    '[&>button]:not-disabled:bg-ivy [&>button]:not-disabled:text-on-ivy forced-colors:[&>button]:not-disabled:bg-[Highlight]',
  today: 'underline underline-offset-4',
};

/**
 * A month to choose a day from; arrow keys, Page Up and Page Down move in it. Days are those of this device's calendar.
 */
export function MonthCalendar({
  label,
  month,
  onMonth,
  firstMonth,
  selected,
  onSelect,
  isEnabled,
  note,
}: MonthCalendarProps) {
  return (
    <div role="group" aria-label={label}>
      <DayPicker
        mode="single"
        month={toNoonDate(`${month}-01`)}
        onMonthChange={(next) => onMonth(toMonthKey(toDayKey(next)))}
        {...(firstMonth && { startMonth: toNoonDate(`${firstMonth}-01`) })}
        selected={selected ? toNoonDate(selected) : undefined}
        onDayClick={(date, { disabled }) => !disabled && onSelect(toDayKey(date))}
        disabled={(date) => !isEnabled(toDayKey(date))}
        classNames={CALENDAR_CLASSES}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? (
              <ChevronLeft size={20} aria-hidden="true" />
            ) : (
              <ChevronRight size={20} aria-hidden="true" />
            ),
        }}
        labels={{
          labelDayButton: (date, { disabled, selected: isSelected }) =>
            [
              date.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
              !disabled && note,
              isSelected && 'selected',
            ]
              .filter(Boolean)
              .join(', '),
        }}
      />
    </div>
  );
}
