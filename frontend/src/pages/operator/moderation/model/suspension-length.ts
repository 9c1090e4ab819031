import { DAY_MS } from '@/shared/config';
import type { CaseActionName } from '../api/cases';

export const SUSPENSION_LENGTH_LABELS = {
  '7': '7 days',
  '30': '30 days',
  date: 'Until a date',
  none: 'Until lifted',
} as const;
export type SuspensionLength = keyof typeof SUSPENSION_LENGTH_LABELS;

/** Maximum that the server accepts. */
const MAX_SUSPENSION_YEARS = 5;

export const hasSuspensionLength = (action: CaseActionName): boolean =>
  action === 'suspend' || action === 'change-suspension';

const toDateInputValue = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Returns the first and the last day on which a suspension may end, in the format of a date field. */
export function allowedEndDays(now = new Date()): { min: string; max: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return {
    min: toDateInputValue(new Date(year, month, day + 1)),
    max: toDateInputValue(new Date(year + MAX_SUSPENSION_YEARS, month, day)),
  };
}

/** Returns what is wrong with the day on which a suspension should end; undefined if it is valid. */
export function endDateError(date: string, now = new Date()): string | undefined {
  const { min, max } = allowedEndDays(now);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'Choose a date.';
  if (date < min) return 'Choose a date in the future.';
  return date > max ? `Choose a date within ${MAX_SUSPENSION_YEARS} years, or “Until lifted”.` : undefined;
}

/** Returns when a suspension of this length ends if it begins now; undefined if an operator has to lift it. */
export function computeSuspensionEnd(length: SuspensionLength, date: string, now = Date.now()): string | undefined {
  if (length === 'none') return undefined;
  // The day begins in the operator's time zone.
  return new Date(length === 'date' ? `${date}T00:00` : now + Number(length) * DAY_MS).toISOString();
}
