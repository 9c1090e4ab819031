import { plural } from '@/shared/lib/plural';
import type { Availability } from '../api/alumni';

const WORDS: Record<Availability, string> = {
  available: 'Available',
  busy: 'Busy at the moment',
  other: 'Ask about availability',
};

interface Mentoring {
  isWillingToMentor: boolean | null;
  availabilityStatus: Availability | null;
  placesLeft: number | null;
}

/** Returns 'Open to 2 more mentees' or 'Available · Full'; empty if the person doesn't mentor or hasn't stated it. */
export function availabilityOf({ isWillingToMentor, availabilityStatus, placesLeft }: Mentoring): string {
  if (!isWillingToMentor) return '';
  if (availabilityStatus === 'available' && placesLeft !== null && placesLeft > 0) return openTo(placesLeft);
  return [availabilityStatus && WORDS[availabilityStatus], describePlaces(placesLeft)].filter(Boolean).join(' · ');
}

function describePlaces(placesLeft: number | null): string {
  if (placesLeft === null) return '';
  if (placesLeft <= 0) return 'Full';
  return openTo(placesLeft);
}

const openTo = (places: number): string =>
  plural(places, { one: 'Open to # more mentee', other: 'Open to # more mentees' });

/** Returns 'Usually replies within 3 days'. */
export const repliesWithin = (days: number): string =>
  plural(days, { one: 'Usually replies within a day', other: 'Usually replies within # days' });
