import type { ConsentLevel } from '@/entities/college-consent';
import type { ActivityEvent } from '../api/privacy/activity';

/** Activities of students with colleges, as shown to the student. */
export const ACTIVITY_LABELS: Record<ActivityEvent['type'], string> = {
  view: 'Viewed the college’s page',
  save: 'Saved the college',
  compare: 'Compared the college',
  alumni_view: 'Viewed the profile of an alum',
  alumni_alert: 'Asked to be notified when alumni join',
  forum_post: 'Started a discussion about the college',
  rsvp: 'Joined a campus event',
  contact: 'Asked an alum of the college to connect',
  website: 'Opened the college’s website',
  net_price: 'Opened the net price calculator',
  inquiry: 'Looked up the college in the College Hub',
};

/** Label and meaning of each level of consent. */
export const CONSENT_LABELS: Record<ConsentLevel, { label: string; meaning: string }> = {
  none: { label: 'Anonymous only', meaning: 'The college sees you only in groups of at least ten students.' },
  messages: {
    label: 'Messages',
    meaning: 'The college can send you messages. It doesn’t learn who you are unless you reply.',
  },
  named: {
    label: 'Messages and my activity',
    meaning:
      'Once your intent score is high, the college sees your state, your visits and your score, with an ID instead of your name.',
  },
};

/** Durations of a consent, in days from today; null has no end. */
export const CONSENT_DURATIONS: readonly { label: string; days: number | null }[] = [
  { label: 'No end date', days: null },
  { label: 'For 30 days', days: 30 },
  { label: 'For 90 days', days: 90 },
  { label: 'For a year', days: 365 },
];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** @returns ISO 8601 in UTC */
export const consentEnd = (days: number | null, now: Date): string | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
