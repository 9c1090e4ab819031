import { moment } from '@/shared/lib/dates';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** '3:00 PM', where the reader is. */
export const timeOfDay = (iso: string): string => TIME.format(new Date(iso));

/** 'Read 3:00 PM', with the day where that is not today. */
export const readText = (iso: string, now = new Date()): string => {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return `Read ${isToday ? timeOfDay(iso) : moment(iso)}`;
};
