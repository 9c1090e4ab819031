import type { AnyRouter } from '@tanstack/react-router';
import type { InterestSource } from '@/shared/api';

let left: string | null = null;

/** Keeps in mind which page was left last. Called once, when the router is made. */
export function followDepartures(router: AnyRouter): void {
  left = null;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) left = fromLocation.href;
  });
}

/** Where someone came from to the page on show, in the words of the statistics. */
export function cameFrom(): InterestSource {
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
