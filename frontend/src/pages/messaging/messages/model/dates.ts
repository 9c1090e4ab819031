import { formatDateTime } from '@/shared/lib/dates';

const TIME_FORMAT = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Formats a time in the reader's time zone: '3:00 PM'. */
export const formatTimeOfDay = (iso: string): string => TIME_FORMAT.format(new Date(iso));

/** Formats when a message was read: 'Read 3:00 PM', with the day unless it is today. */
export const readAtText = (iso: string, now = new Date()): string => {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return `Read ${isToday ? formatTimeOfDay(iso) : formatDateTime(iso)}`;
};
