import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFocusInToast } from '@/shared/ui/toast';

/**
 * After navigation, moves the focus to the new page's heading and announces its title, as a full page load would. The
 * focus stays in a toast that was focused while the page was loading.
 */
export function PageChangeAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    let startedInToast: boolean | undefined;
    const stopWatchingStarts = router.subscribe('onBeforeNavigate', () => {
      // A redirect fires the event again; only the first one counts.
      startedInToast ??= isFocusInToast();
    });
    const stopFocusTimer = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const movedToToast = isFocusInToast() && !startedInToast;
      startedInToast = undefined;
      if (!fromLocation || !pathChanged) return;
      setTitle(document.title);
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || toLocation.hash || movedToToast) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => {
      stopWatchingStarts();
      stopFocusTimer();
    };
  }, [router]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
