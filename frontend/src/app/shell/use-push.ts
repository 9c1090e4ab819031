import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** For browsers that may get push messages: keeps them coming to this person alone, and opens their links in this page. */
export function usePush(userId: number | null): void {
  const router = useRouter();
  useEffect(() => {
    if (userId === null || globalThis.Notification?.permission !== 'granted') return;
    let isOver = false;
    let stop: () => void = () => undefined;
    void import('@/shared/push').then(
      ({ keepPush, openPushedLinks }) => {
        void keepPush(userId).catch(() => undefined);
        if (!isOver) stop = openPushedLinks((href) => void router.navigate({ href }));
      },
      // A release has taken the file away: links open in another window.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [router, userId]);
}
