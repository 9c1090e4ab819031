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

/** Returns 'Usually replies within 3 days'. */
export const replyTimeLabel = (days: number): string =>
  plural(days, { one: 'Usually replies within a day', other: 'Usually replies within # days' });
