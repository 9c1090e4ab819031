import { lazy, Suspense } from 'react';
import { useToasts } from './toast-store';

const ToastHost = lazy(() => import('./toast-host'));

/** The place where toasts appear; its code arrives with the first one. */
export function Toaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}
