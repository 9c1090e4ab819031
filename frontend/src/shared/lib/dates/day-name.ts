import { once } from '@/shared/lib/format';
import { DAY_MS } from '@/shared/config';

const dayFormat = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }));
const dayWithYearFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }));

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Formats a day in the reader's time zone: 'Today', 'Yesterday', 'Monday, January 5'. */
export function dayName(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const days = Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? dayFormat() : dayWithYearFormat()).format(date);
}
