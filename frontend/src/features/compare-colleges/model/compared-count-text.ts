import { MAX_COMPARED_COLLEGES } from '@/shared/config';

/** Returns '2 of 4 colleges to compare'; nothing for an empty selection. */
export const comparedCountText = (count: number): string =>
  count > 0 ? `${count} of ${MAX_COMPARED_COLLEGES} colleges to compare` : '';
