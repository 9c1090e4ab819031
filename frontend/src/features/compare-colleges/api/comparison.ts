import { queryOptions } from '@tanstack/react-query';
import type { CollegeDetail } from '@/entities/college';

/** Up to four colleges in the order of their IDs; unknown ones are left out. */
export const comparisonQuery = (ids: readonly number[]) =>
  queryOptions<CollegeDetail[]>({ queryKey: ['/api/colleges/compare', { ids }], enabled: ids.length > 0 });
