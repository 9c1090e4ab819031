import { moment } from '@/shared/lib/dates';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Formats a time in the reader's time zone: '3:00 PM'. */
export const timeOfDay = (iso: string): string => TIME.format(new Date(iso));

/** Formats when a message was read: 'Read 3:00 PM', with the day unless it is today. */
export const readText = (iso: string, now = new Date()): string => {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return `Read ${isToday ? timeOfDay(iso) : moment(iso)}`;
};
