import { createFileRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { User } from '@/shared/auth';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { PageSpinner } from '@/shared/ui/spinner';
import { tryLoadCurrentUser, loadCurrentUser } from '../guards';
import { loadStyles, VisitorOrUserFrame, preloadAppShell } from '../shell/open-frame';

const SessionUnknown = lazyRouteComponent(() => import('../shell/account/session-unknown'), 'SessionUnknown');

/** Public pages, in the frame for visitors or for signed-in users. The frame stays mounted when the page changes. */
export const Route = createFileRoute('/_open')({
  // The frame is already used on the first page; a separate chunk would only add a request.
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location, matches }): Promise<{ user: User | null }> => {
    // The landing page has all its styles inline. The shell of signed-in users loads the others for the dashboard.
    const isHome = location.pathname === '/';
    const styles = isHome ? undefined : loadStyles();
    const isPublic = matches.some(({ staticData }) => staticData.isPublic);
    const user = await (isPublic ? tryLoadCurrentUser : loadCurrentUser)(context.queryClient);
    // The home route preloads the shell itself, in parallel with its other data.
    if (user && !isHome) await preloadAppShell();
    await styles;
    return { user };
  },
  component: () => (
    <VisitorOrUserFrame>
      {/* The page's skeleton may still be loading; without this boundary, the frame would be hidden until then. */}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </VisitorOrUserFrame>
  ),
  errorComponent: (failure) => (
    <Suspense fallback={<PageSpinner />}>
      <SessionUnknown {...failure} />
    </Suspense>
  ),
  // There is no page to keep before the first one; later, the previous page stays until the frame is loaded.
  pendingMs: Infinity,
  pendingComponent: PageSpinner,
});
