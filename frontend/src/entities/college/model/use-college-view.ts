import { useEffect } from 'react';
import { recordInteraction, type InterestSource } from '../api/interactions';

// Shorter views don't count: the page was only passed on the way to another one.
const MIN_VIEW_MS = 100;
const MAX_VIEW_SECONDS = 3600;

/** Reports a view of a college to the server when its page is left, with the number of visible seconds. */
export function useReportCollegeView(collegeId: number, source: InterestSource): void {
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
      if (seen < MIN_VIEW_MS) return;
      recordInteraction({
        collegeId,
        type: 'view',
        source,
        seconds: Math.min(MAX_VIEW_SECONDS, Math.round(seen / 1000)),
      });
      seen = 0;
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    // A page restored from the back/forward cache starts a new view.
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', follow);
      leave();
    };
  }, [collegeId, source]);
}
