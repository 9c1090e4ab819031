import { lazy, Suspense } from 'react';
import { buttonStyles } from '@/shared/ui/button';
import { dismissToast, useToasts } from './toast-store';

// The first toast is often about a lost connection: its code may not be available when it is needed.
const ToastHost = lazy(() => import('./toast-host').catch(() => ({ default: PlainToasts })));

/** Renders the toasts; their code is loaded with the first one. */
export function Toaster() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  );
}

/** Returns whether the focus is among the toasts, for example after F8. */
export const isFocusInToast = (): boolean => document.activeElement?.closest('[data-toasts]') != null;

/** The messages without gestures and time limits. */
function PlainToasts() {
  const toasts = useToasts().filter(({ open }) => open);
  return (
    <div
      role="alert"
      data-toasts=""
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0rem)+var(--tray,0rem))] z-50 w-[min(24rem,calc(100vw-2rem))] print:hidden"
    >
      {toasts.map(({ id, title, text, action }) => (
        <div key={id} className="card p-4 shadow-overlay">
          <p className="font-semibold">{title}</p>
          {text && <p className="mt-0.5">{text}</p>}
          <div className="mt-2 flex gap-2">
            {action && (
              <button type="button" onClick={action.onClick} className={buttonStyles({ variant: 'quiet' })}>
                {action.label}
              </button>
            )}
            <button type="button" onClick={() => dismissToast(id)} className={buttonStyles({ variant: 'quiet' })}>
              Dismiss
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
