import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFocusInToast } from '@/shared/ui/toast';

/**
 * After a change of page: the focus goes to its heading and its title is read out, as a full page load would do. A person who
 * went to a toast while the page was loading stays there.
 */
export function PageArrival() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    let startedInToast: boolean | undefined;
    const stopWatchingStarts = router.subscribe('onBeforeNavigate', () => {
      // A redirect starts again; the first start counts.
      startedInToast ??= isFocusInToast();
    });
    const stopWatchingArrivals = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const wentToToast = isFocusInToast() && !startedInToast;
      startedInToast = undefined;
      if (!fromLocation || !pathChanged) return;
      setTitle(document.title);
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || toLocation.hash || wentToToast) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => {
      stopWatchingStarts();
      stopWatchingArrivals();
    };
  }, [router]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
