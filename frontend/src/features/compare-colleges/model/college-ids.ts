import { MAX_COMPARED_COLLEGES } from '@/shared/config';

const MAX_ID = 2_147_483_647;

/** Parses the IDs in the URL of a comparison, such as '1,2,3'. Invalid, repeated and surplus ones are ignored. */
export function parseCollegeIds(value: unknown): number[] {
  if (typeof value !== 'string') return [];
  const ids = value
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .map(Number);
  return [...new Set(ids.filter((id) => id <= MAX_ID))].slice(0, MAX_COMPARED_COLLEGES);
}
