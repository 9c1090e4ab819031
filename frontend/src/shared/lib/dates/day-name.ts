import { DAY_MS } from '@/shared/config';

const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const DAY_OF_ANOTHER_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Formats a day in the reader's time zone: 'Today', 'Yesterday', 'Monday, January 5'. */
export function dayName(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const days = Math.round((startOf(now).getTime() - startOf(date).getTime()) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_OF_ANOTHER_YEAR).format(date);
}
