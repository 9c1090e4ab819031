import { MAX_COMPARED_COLLEGES } from '@/shared/config';

/** What can be compared, in the plural. */
export type Compared = 'colleges' | 'programs';

/** Returns '2 of 4 colleges to compare'; nothing for an empty selection. */
export const comparedCountText = (count: number, compared: Compared = 'colleges'): string =>
  count > 0 ? `${count} of ${MAX_COMPARED_COLLEGES} ${compared} to compare` : '';
