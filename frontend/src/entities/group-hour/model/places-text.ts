import { plural } from '@/shared/lib/plural';

/** Returns how many places are left. */
export const placesText = ({ placesLeft, places }: { placesLeft: number; places: number }): string =>
  placesLeft === 0
    ? 'Full'
    : plural(places, { one: '{left} of # place left', other: '{left} of # places left' }, { left: placesLeft });
