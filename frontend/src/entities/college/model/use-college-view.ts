import { useEffect } from 'react';
import { recordInteraction, type InterestSource } from '@/shared/api';

// Less is no one looking: a page on its way to another one.
const GLANCE_MS = 100;
const MOST_S = 3600;

/** Tells the server, once the page of a college is left, that it was looked at and for how many visible seconds. */
export function useCollegeView(collegeId: number, source: InterestSource): void {
  useEffect(() => {
    let seen = 0;
    let since: number | null = null;

    function follow() {
      const now = performance.now();
      if (since !== null) seen += now - since;
      since = document.visibilityState === 'visible' ? now : null;
    }

    function leave() {
      follow();
      since = null;
      if (seen < GLANCE_MS) return;
      recordInteraction({ collegeId, type: 'view', source, seconds: Math.min(MOST_S, Math.round(seen / 1000)) });
      seen = 0;
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    // A page that comes back out of the browser's cache is looked at once more.
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', follow);
      leave();
    };
  }, [collegeId, source]);
}
