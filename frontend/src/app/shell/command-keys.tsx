import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCommandKeys, useShown } from '@/features/command-palette';

const CommandCenter = lazyRouteComponent(() => import('./palette/command-center'), 'CommandCenter');

/** Listens to the keyboard on every page; what it opens is loaded then. */
export function CommandKeys() {
  const shown = useShown();
  useCommandKeys();
  return <Suspense>{shown && <CommandCenter shown={shown} />}</Suspense>;
}
