import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { trackLastLeftPage } from './interest-source';
import { routeTree } from './route-tree.gen';
import { parseSearch, stringifySearch } from './search-params';
import { PageError } from './shell/page/page-error';
import { PagePending } from './shell/page/page-pending';

/** Creates the router of the application; tests pass their own history. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The previous page stays for this long, then a skeleton takes its place inside the frame.
    defaultPendingMs: 250,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    // The first page appears without a transition, which would delay it by the time for a picture of an empty screen.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? ['page'] : false),
    },
    scrollRestoration: true,
  });
  trackLastLeftPage(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** Visitors see the same page, so a tab may stay on it when its user signs out in another tab. */
    isPublic?: true;
  }
}
