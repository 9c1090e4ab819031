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
}

/** Returns 'Open to 2 more mentees' or 'Available · Full'; empty if the person doesn't mentor or hasn't stated it. */
export function availabilityLabel({
  isWillingToMentor,
  availabilityStatus,
  placesLeft,
}: MentoringAvailability): string {
  if (!isWillingToMentor) return '';
  if (availabilityStatus === 'available' && placesLeft !== null && placesLeft > 0) return openPlacesLabel(placesLeft);
  return [availabilityStatus && AVAILABILITY_LABELS[availabilityStatus], placesLeftLabel(placesLeft)]
    .filter(Boolean)
    .join(' · ');
}

function placesLeftLabel(placesLeft: number | null): string {
  if (placesLeft === null) return '';
  if (placesLeft <= 0) return 'Full';
  return openPlacesLabel(placesLeft);
}

const openPlacesLabel = (places: number): string =>
  plural(places, { one: 'Open to # more mentee', other: 'Open to # more mentees' });

/** Returns 'Usually replies within 3 days'. */
export const replyTimeLabel = (days: number): string =>
  plural(days, { one: 'Usually replies within a day', other: 'Usually replies within # days' });
