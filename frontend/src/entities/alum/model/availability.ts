import { plural } from '@/shared/lib/plural';
import type { Availability } from '../api/alumni';

const AVAILABILITY_LABELS: Record<Availability, string> = {
  available: 'Available',
  busy: 'Busy at the moment',
  other: 'Ask about availability',
};

interface MentoringAvailability {
  isWillingToMentor: boolean | null;
  availabilityStatus: Availability | null;
  placesLeft: number | null;
  /** 0 while the alum is paused; null for no limit. */
  minutesLeft: number | null;
}

/** Returns 'Open to 2 more mentees · At least 30 minutes left this month' or 'Available · Full'; empty if the person doesn't mentor or hasn't stated it. */
export function availabilityLabel({
  isWillingToMentor,
  availabilityStatus,
  placesLeft,
  minutesLeft,
}: MentoringAvailability): string {
  if (!isWillingToMentor) return '';
  if (availabilityStatus === 'available' && placesLeft !== null && placesLeft > 0)
    return openPlacesLabel(placesLeft) + minutesLeftLabel(minutesLeft);
  return [availabilityStatus && AVAILABILITY_LABELS[availabilityStatus], placesLeftLabel(placesLeft)]
    .filter(Boolean)
    .join(' · ');
}

function placesLeftLabel(placesLeft: number | null): string {
  if (placesLeft === null) return '';
  if (placesLeft <= 0) return 'Full';
  return openPlacesLabel(placesLeft);
}

/** The server rounds down to a quarter of an hour; fewer minutes are 5. */
function minutesLeftLabel(minutes: number | null): string {
  if (!minutes) return '';
  return minutes < 15 ? ' · A few minutes left this month' : ` · At least ${minutes} minutes left this month`;
}

const openPlacesLabel = (places: number): string =>
  plural(places, { one: 'Open to # more mentee', other: 'Open to # more mentees' });

/** The steps in which reply times are shown, in days; 0 stands for a few hours. */
const REPLY_TIME_LABELS: Record<number, string> = { 0: 'a few hours', 1: 'a day', 3: '3 days', 7: 'a week' };

/** Returns 'a few hours', 'a day', '3 days' or 'a week'; empty if there is no reply time. */
export const replyTimeStepLabel = (days: number | null): string =>
  days === null ? '' : (REPLY_TIME_LABELS[days] ?? '');

/** Returns 'Usually replies within 3 days'; empty if there is no reply time. */
export function replyTimeLabel(days: number | null): string {
  const step = replyTimeStepLabel(days);
  return step && `Usually replies within ${step}`;
}

/** Returns 'Alumni of Bowdoin usually reply within a day'; empty if there is no reply time. */
export function collegeReplyTimeLabel(college: string, days: number | null): string {
  const step = replyTimeStepLabel(days);
  return step && `Alumni of ${college} usually reply within ${step}`;
}
