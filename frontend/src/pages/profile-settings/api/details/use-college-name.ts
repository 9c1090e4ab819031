import { useQuery } from '@tanstack/react-query';
import { collegeQueries } from '@/entities/college';

/** Returns the name of a college, or its ID while the name is not known. */
export function useCollegeName(id: number | undefined): string {
  const { data } = useQuery({ ...collegeQueries.detail(id ?? 0), enabled: id !== undefined });
  return data?.name ?? `college ${id}`;
}
