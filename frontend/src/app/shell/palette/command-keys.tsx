import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCommandKeys, useShown } from '@/features/command-palette';

const CommandCenter = lazyRouteComponent(() => import('./command-center'), 'CommandCenter');

/** Listens for shortcuts on every page; the dialogs they open are loaded on demand. */
export function CommandKeys() {
  const shown = useShown();
  useCommandKeys();
  return <Suspense>{shown && <CommandCenter shown={shown} />}</Suspense>;
}
