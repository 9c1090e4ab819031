import type { AnyRouter } from '@tanstack/react-router';
import type { InterestSource } from '@/entities/college';

let left: string | null = null;

/** Remembers the page that was left last. Called once, when the router is created. */
export function recordDepartures(router: AnyRouter): void {
  left = null;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) left = fromLocation.href;
  });
}

/** Returns where the user came from to the current page, in the terms of the statistics. */
export function sourceOfNavigation(): InterestSource {
  if (left === null) return 'link';
  const { pathname, searchParams } = new URL(left, window.location.origin);
  if (pathname === '/colleges') {
    if (searchParams.has('compare')) return 'compare';
    return searchParams.get('view') === 'map' ? 'map' : 'directory';
  }
  if (pathname.startsWith('/alumni/')) return 'alumni_profile';
  if (pathname === '/college' || pathname === '/college-hub') return 'hub';
  return searchParams.has('q') ? 'search' : 'other';
}
