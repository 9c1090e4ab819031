import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { PageSpinner } from '@/shared/ui/spinner';
import { userOrVisitor } from '../guards';
import { loadStyles, OpenFrame, preloadAppShell } from '../shell/open-frame';

/** Pages for everyone, in the frame that fits who is looking. It stays while the page in it changes. */
export const Route = createFileRoute('/_open')({
  // The frame is in use on the first page already; a chunk of its own would only be one more request.
  codeSplitGroupings: [],
  beforeLoad: async ({ context, location }) => {
    // The landing page has all its styles in the document. The shell of members brings the others for the dashboard.
    const isHome = location.pathname === '/';
    const styles = isHome ? undefined : loadStyles();
    const user = await userOrVisitor(context.queryClient);
    // Home waits for the shell itself, beside what else it needs.
    if (user && !isHome) await preloadAppShell();
    await styles;
    return { user };
  },
  component: () => (
    <OpenFrame>
      {/* The shape of a page may itself be on its way: without this the frame would be hidden meanwhile. */}
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </OpenFrame>
  ),
  // Before the first page there is nothing to keep; later the page before stays until the frame is there.
  pendingMs: Infinity,
  pendingComponent: PageSpinner,
});
