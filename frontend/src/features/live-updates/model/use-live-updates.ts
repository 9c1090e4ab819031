import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@/shared/api';

/** Those to whom the server tells what changes: what it may be about is closed to everybody else. */
const isTold = ({ emailVerified, role, collegeAdmin }: User): boolean =>
  emailVerified && (role !== 'college_admin' || collegeAdmin?.status === 'active');

/** What one person reads follows what others do, from signing in to signing out. Loaded after the page. */
export function useLiveUpdates(user: User | null): void {
  const queryClient = useQueryClient();
  const userId = user && isTold(user) ? user.id : null;

  useEffect(() => {
    if (userId === null || typeof EventSource === 'undefined') return;
    let isOver = false;
    let close = () => undefined as void;
    void import('./open-live-updates').then(
      ({ openLiveUpdates }) => {
        if (!isOver) close = openLiveUpdates(userId, queryClient);
      },
      // A release has taken the file away. Pages show what they read, as they did without it.
      () => undefined,
    );
    return () => {
      isOver = true;
      close();
    };
  }, [userId, queryClient]);
}
