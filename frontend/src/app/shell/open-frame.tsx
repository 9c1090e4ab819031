import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { PageSpinner } from '@/shared/ui/spinner';
import { PublicFrame } from './public-frame';

const AppShell = lazyRouteComponent(() => import('./app-shell'), 'AppShell');

/** Loads the styles of all pages. The shell can't import them, because the build wouldn't load the file with it. */
export const loadStyles = () => import('../styles/all');

/** Preloads the shell of signed-in users and its styles. */
export const preloadAppShell = () => Promise.all([AppShell.preload?.(), loadStyles()]);

/** The frame of public pages: the shell for signed-in users, the public frame for visitors. */
export function VisitorOrUserFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return <PublicFrame>{children}</PublicFrame>;
  return (
    <Suspense fallback={<PageSpinner />}>
      <AppShell user={user}>{children}</AppShell>
    </Suspense>
  );
}
