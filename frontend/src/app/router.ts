import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { followDepartures } from './interest-source';
import { routeTree } from './route-tree.gen';
import { parseSearch, stringifySearch } from './search-params';
import { PageError } from './shell/page-error';
import { PagePending } from './shell/page-pending';

/** The router of the application; tests hand in a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The page before stays for this long, then the shape of a page takes its place inside of the frame.
    defaultPendingMs: 250,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultViewTransition: { types: ({ pathChanged }) => (pathChanged ? ['page'] : false) },
    scrollRestoration: true,
  });
  followDepartures(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** Visitors see the same page: a tab whose person signs out elsewhere may stay on it. */
    isPublic?: true;
  }
}
