import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useCommandKeys, useShownDialog } from '@/features/command-palette';

const CommandCenter = lazyRouteComponent(() => import('./command-center'), 'CommandCenter');

/** Listens for shortcuts on every page; the dialogs they open are loaded on demand. */
export function CommandKeys() {
  const shown = useShownDialog();
  useCommandKeys();
  return <Suspense>{shown && <CommandCenter shown={shown} />}</Suspense>;
}
