import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Keeps an existing push subscription assigned to this user only, and opens links of push messages in this page. Does
 * nothing without the browser's permission.
 */
export function useKeepPushSubscription(userId: number | null): void {
  const router = useRouter();
  useEffect(() => {
    if (userId === null || globalThis.Notification?.permission !== 'granted') return;
    let isOver = false;
    let stop: () => void = () => undefined;
    void import('@/shared/push').then(
      ({ renewPush, listenForPushedLinks }) => {
        void renewPush(userId).catch(() => undefined);
        if (!isOver) stop = listenForPushedLinks((href) => void router.navigate({ href }));
      },
      // A release has removed the file: links open in another window instead.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [router, userId]);
}
