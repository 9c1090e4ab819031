/** The orders of the directory. */
export const SORTS = [
  'popularity',
  'name',
  'net_price',
  'tuition',
  'admission',
  'graduation',
  'retention',
  'earnings',
  'debt',
  'enrollment',
  'distance',
] as const;
export type Sort = (typeof SORTS)[number];
