import { useQuery } from '@tanstack/react-query';
import type { User } from '@/shared/auth';
import { profileQueries } from './profiles';

/**
 * Returns whether the user is under 18, which follows from what the server shows of their profile. Only students can
 * be.
 *
 * @returns `isMinor` is undefined while it is not known; `error` is the reason if it can't be loaded
 */
export function useIsMinor({ id, role }: User) {
  const isStudent = role === 'student';
  const { data, error, refetch } = useQuery({ ...profileQueries.preview('member', id), enabled: isStudent });
  const isMinor = isStudent ? data && data.why === 'minor' : false;
  return { isMinor, error, refetch };
}
