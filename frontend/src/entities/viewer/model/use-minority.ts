import { useQuery } from '@tanstack/react-query';
import { profileQueries, type User } from '@/shared/api';

/**
 * Whether somebody is under 18, which the server says by what it shows of them. Only students can be.
 *
 * @returns undefined while it is not known
 */
export function useMinority({ id, role }: User): boolean | undefined {
  const isStudent = role === 'student';
  const { data } = useQuery({ ...profileQueries.preview('member', id), enabled: isStudent });
  if (!isStudent) return false;
  return data && data.why === 'minor';
}
