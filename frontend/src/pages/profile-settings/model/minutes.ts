import { plural } from '@/shared/lib/plural';
import type { Minutes } from '../api/details/minutes';

/** What an alum can choose without typing a number; null is no limit. */
const CHOICES = [null, 15, 30, 45, 60, 90, 120, 180, 240, 300, 600] as const;

/** Returns the choices in ascending order, with the stored number if it isn't one of them. */
export function listMinuteChoices(stored: number | null): readonly (number | null)[] {
  if (CHOICES.some((choice) => choice === stored)) return CHOICES;
  return [...CHOICES, stored].toSorted((a, b) => (a ?? 0) - (b ?? 0));
}

export const minutesLabel = (minutes: number): string => plural(minutes, { one: '# minute', other: '# minutes' });

/** Returns 'You’ve used 25 of 60 minutes this month, including upcoming calls. 35 minutes are left.' */
export function describeUsedMinutes({ minutesPerMonth, used, left, isPaused }: Minutes): string {
  if (minutesPerMonth === null) return `You’ve used ${minutesLabel(used)} this month, including upcoming calls.`;
  const sum = `You’ve used ${used} of ${minutesLabel(minutesPerMonth)} this month, including upcoming calls.`;
  const rest =
    left === null
      ? ''
      : plural(left, { '=0': 'None are left.', one: '# minute is left.', other: '# minutes are left.' });
  return isPaused ? `${sum} ${rest} Students can ask you again next month.` : `${sum} ${rest}`;
}

/** Returns 'Your 30 minutes helped 3 students at NYU.' */
export const describeHelp = ({ minutes, students, collegeName }: Minutes['helped'][number]): string =>
  `Your ${minutesLabel(minutes)} helped ${plural(students, { one: '# student', other: '# students' })} at ${collegeName}.`;
