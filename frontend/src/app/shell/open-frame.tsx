import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { PageSpinner } from '@/shared/ui/spinner';
import { PublicFrame } from './public-frame';

const AppShell = lazyRouteComponent(() => import('./app-shell'), 'AppShell');

/** The styles of every page. The shell cannot import them: the build would not load the file with it. */
export const loadStyles = () => import('../styles/all');

/** Fetches the shell of signed-in people, and its styles, ahead of its first use. */
export const preloadAppShell = () => Promise.all([AppShell.preload?.(), loadStyles()]);

/** The frame of pages that anyone may see: the shell for who is signed in, the public frame for visitors. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return <PublicFrame>{children}</PublicFrame>;
  return (
    <Suspense fallback={<PageSpinner />}>
      <AppShell user={user}>{children}</AppShell>
    </Suspense>
  );
}
