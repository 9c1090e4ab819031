import { intlFormatDistance } from 'date-fns/intlFormatDistance';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a date in the reader's time zone: 'Jan 5, 2026'. */
export const day = (iso: string) => DAY.format(new Date(iso));

const DAY_IN_UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date in UTC, as the server's mails do, so that both show the same date: 'January 5, 2026'. */
export const dayInUtc = (iso: string) => DAY_IN_UTC.format(new Date(iso));

/** Formats a moment in the reader's time zone: 'Jan 5, 2026, 3:00 PM'. */
export const moment = (iso: string) => MOMENT.format(new Date(iso));

/** Formats a moment relative to now: '5 minutes ago', 'yesterday', 'last week'. */
export const ago = (iso: string, now = new Date()) => intlFormatDistance(new Date(iso), now, { locale: 'en-US' });
