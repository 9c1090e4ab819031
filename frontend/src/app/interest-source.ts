import type { AnyRouter } from '@tanstack/react-router';
import type { InterestSource } from '@/entities/college';

let lastLeftHref: string | null = null;

/** Remembers the page that was left last. Called once, when the router is created. */
export function trackLastLeftPage(router: AnyRouter): void {
  lastLeftHref = null;
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) lastLeftHref = fromLocation.href;
  });
}

/** Returns where the user came from to the current page, in the terms of the statistics. */
export function getInterestSource(): InterestSource {
  if (lastLeftHref === null) return 'link';
  const { pathname, searchParams } = new URL(lastLeftHref, window.location.origin);
  if (pathname === '/colleges') {
    if (searchParams.has('compare')) return 'compare';
    return searchParams.get('view') === 'map' ? 'map' : 'directory';
  }
  if (pathname === '/compare') return 'compare';
  if (pathname.startsWith('/states/')) return 'directory';
  if (pathname.startsWith('/alumni/')) return 'alumni_profile';
  if (pathname === '/college' || pathname === '/college-hub') return 'hub';
  return searchParams.has('q') ? 'search' : 'other';
}
