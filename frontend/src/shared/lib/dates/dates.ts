import { once } from '@/shared/lib/format';
import { intlFormatDistance } from 'date-fns/intlFormatDistance';

const dateFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const dateTimeFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** Formats a date in the reader's time zone: 'Jan 5, 2026'. */
export const formatDate = (iso: string) => dateFormat().format(new Date(iso));

const utcDateFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** Formats a date in UTC, as the server's mails do, so that both show the same date: 'January 5, 2026'. */
export const formatDateInUtc = (iso: string) => utcDateFormat().format(new Date(iso));

/** Formats a moment in the reader's time zone: 'Jan 5, 2026, 3:00 PM'. */
export const formatDateTime = (iso: string) => dateTimeFormat().format(new Date(iso));

/** Formats a moment relative to now: '5 minutes ago', 'yesterday', 'last week'. */
export const formatTimeAgo = (iso: string, now = new Date()) =>
  intlFormatDistance(new Date(iso), now, { locale: 'en-US' });
