import { queryOptions } from '@tanstack/react-query';
import type { College } from '@/entities/college';

/** Colleges that are similar to one, most similar first; at most six. The same for everyone. */
export const similarCollegesQuery = (id: number) =>
  queryOptions<College[]>({ queryKey: [`/api/colleges/${id}/similar`] });
