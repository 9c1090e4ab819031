import { useQuery } from '@tanstack/react-query';
import { profileQueries, type User } from '@/shared/api';

/**
 * Whether someone is under 18, which the server says by what it shows of them. Only students can be.
 *
 * @returns `isMinor` is undefined while it is not known; `error` says why it cannot be
 */
export function useMinority({ id, role }: User) {
  const isStudent = role === 'student';
  const { data, error, refetch } = useQuery({ ...profileQueries.preview('member', id), enabled: isStudent });
  const isMinor = isStudent ? data && data.why === 'minor' : false;
  return { isMinor, error, refetch };
}
