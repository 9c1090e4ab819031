import { MAX_COMPARED_COLLEGES } from '@/shared/config';

const MAX_ID = 2_147_483_647;

/** Parses the IDs in the URL of a comparison, such as '1,2,3'. Invalid, repeated and surplus ones are ignored. */
export const parseCollegeIds = (value: unknown): number[] => parseAllIds(value).slice(0, MAX_COMPARED_COLLEGES);

/** Returns the number of colleges in the URL of a comparison that are too many for it. */
export const countSurplusColleges = (value: unknown): number =>
  Math.max(0, parseAllIds(value).length - MAX_COMPARED_COLLEGES);

function parseAllIds(value: unknown): number[] {
  if (typeof value !== 'string') return [];
  const ids = value
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number);
  return [...new Set(ids.filter((id) => id <= MAX_ID))];
}
