import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { PageSpinner } from '@/shared/ui/spinner';
import { PublicFrame } from './public-frame';

const AppShell = lazyRouteComponent(() => import('./app-shell'), 'AppShell');

/** Fetches the shell of signed-in people and the styles of all pages. The shell cannot import them: the build then drops the file. */
export const preloadAppShell = () => Promise.all([AppShell.preload?.(), import('../styles/all')]);

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
