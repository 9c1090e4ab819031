import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { User } from '@/shared/api';

/** Those to whom the server tells what changes: what it may be about is closed to everyone else. */
const isTold = ({ emailVerified, role, collegeAdmin }: User): boolean =>
  emailVerified && (role !== 'college_admin' || collegeAdmin?.status === 'active');

/**
 * What one person reads follows what others do, from signing in to signing out. Loaded after the page.
 * @param onEnd the server ended the session under the stream; resolves with whether to open the stream again
 */
export function useLiveUpdates(user: User | null, onEnd: () => Promise<boolean>): void {
  const queryClient = useQueryClient();
  const userId = user && isTold(user) ? user.id : null;
  const onSessionEnd = useEffectEvent(onEnd);

  useEffect(() => {
    if (userId === null || typeof EventSource === 'undefined') return;
    let isOver = false;
    let close = () => undefined as void;
    void import('./open-live-updates').then(
      ({ openLiveUpdates }) => {
        if (!isOver) close = openLiveUpdates(userId, queryClient, () => onSessionEnd());
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
