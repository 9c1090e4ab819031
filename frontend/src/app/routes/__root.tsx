import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { APP_NAME, TAGLINE } from '@/shared/config';
import { Toaster } from '@/shared/ui/toast';
import { HeadTags } from '../shell/page/head-tags';
import { LazyCommandKeys } from '../shell/palette/lazy-command-keys';
import { OfflineBar } from '../shell/offline-bar';
import { PageChangeAnnouncer } from '../shell/page/page-arrival';
import { RouteProgress } from '../shell/page/route-progress';
import { SavedRequestsWatch } from '@/features/connection';
import { SessionWatch } from '../shell/account/session-watch';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Routes match case-insensitively; each page has one canonical path, as on the server.
  beforeLoad: ({ location, matches }) => {
    const { pathname, searchStr, hash } = location;
    const path = pathname.toLowerCase();
    if (path === pathname || matches.at(-1)?.routeId === '/_open/$') return;
    throw redirect({ href: `${path}${searchStr}${hash && `#${hash}`}`, replace: true });
  },
  head: () => ({ meta: [{ title: APP_NAME }, { name: 'description', content: TAGLINE }] }),
  component: Root,
});

function Root() {
  useLayoutEffect(() => document.getElementById('boot')?.remove(), []);

  return (
    <>
      <HeadTags />
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-ivy"
      >
        Skip to content
      </a>
      <OfflineBar />
      <RouteProgress />
      <PageChangeAnnouncer />
      <Outlet />
      <LazyCommandKeys />
      <SessionWatch />
      <SavedRequestsWatch />
      <Toaster />
    </>
  );
}
