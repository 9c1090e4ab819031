import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { User } from '@/shared/auth';

/** Checks whether the server sends live updates to the user; everyone else has no access to what they are about. */
const receivesLiveUpdates = ({ emailVerified, role, collegeAdmin }: User): boolean =>
  emailVerified && (role !== 'college_admin' || collegeAdmin?.status === 'active');

/**
 * Keeps a user's data up to date from sign-in to sign-out. Loaded after the page.
 * @param onEnd called when the server ended the session of the stream; resolves with whether to open the stream again
 */
export function useLiveUpdates(user: User | null, onEnd: () => Promise<boolean>): void {
  const queryClient = useQueryClient();
  const userId = user && receivesLiveUpdates(user) ? user.id : null;
  const onSessionEnd = useEffectEvent(onEnd);

  useEffect(() => {
    if (userId === null || typeof EventSource === 'undefined') return;
    let isOver = false;
    let close = () => undefined as void;
    void import('./open-live-updates').then(
      ({ openLiveUpdates }) => {
        if (!isOver) close = openLiveUpdates(userId, queryClient, () => onSessionEnd());
      },
      // A release has removed the file. The pages work without live updates.
      () => undefined,
    );
    return () => {
      isOver = true;
      close();
    };
  }, [userId, queryClient]);
}
