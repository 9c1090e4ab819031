import { intlFormatDistance } from 'date-fns/intlFormatDistance';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Jan 5, 2026', where the reader is. */
export const day = (iso: string) => DAY.format(new Date(iso));

/** 'Jan 5, 2026, 3:00 PM', where the reader is. */
export const moment = (iso: string) => MOMENT.format(new Date(iso));

/** '5 minutes ago', 'yesterday', 'last week'. */
export const ago = (iso: string, now = new Date()) => intlFormatDistance(new Date(iso), now, { locale: 'en-US' });
