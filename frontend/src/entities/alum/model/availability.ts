import type { Availability } from '@/shared/api';

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

/** 'Open to 2 more mentees', 'Available · Full', or nothing where someone does not mentor or does not say. */
export function availabilityOf({ isWillingToMentor, availabilityStatus, placesLeft }: Mentoring): string {
  if (!isWillingToMentor) return '';
  if (availabilityStatus === 'available' && placesLeft !== null && placesLeft > 0) return openTo(placesLeft);
  return [availabilityStatus && WORDS[availabilityStatus], placesOf(placesLeft)].filter(Boolean).join(' · ');
}

function placesOf(placesLeft: number | null): string {
  if (placesLeft === null) return '';
  if (placesLeft <= 0) return 'Full';
  return openTo(placesLeft);
}

const openTo = (places: number): string => `Open to ${places} more ${places === 1 ? 'mentee' : 'mentees'}`;

/** 'Usually replies within 3 days'. */
export const repliesWithin = (days: number): string =>
  `Usually replies within ${days === 1 ? 'a day' : `${days} days`}`;
