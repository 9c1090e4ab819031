import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { buttonStyles } from '@/shared/ui/button';
import { dismissToast, useToasts } from './toast-store';

const toastStyles = cva(
  'relative rounded-card border border-line border-l-4 bg-surface py-4 pr-14 pl-4 shadow-overlay data-[state=open]:animate-[toast-in_200ms_var(--ease-ours)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
  { variants: { variant: { default: 'border-l-ivy', destructive: 'border-l-danger' } } },
);

export default function ToastHost() {
  const toasts = useToasts();
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, text, variant = 'default', action, lastsMs, open }) => (
        <Toast.Root
          key={id}
          type="foreground"
          open={open}
          {...(lastsMs && { duration: lastsMs })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          className={toastStyles({ variant })}
        >
          <Toast.Title className={variant === 'destructive' ? 'font-semibold text-danger' : 'font-semibold'}>
            {title}
          </Toast.Title>
          {text && <Toast.Description className="mt-0.5">{text}</Toast.Description>}
          {action && (
            <Toast.Action
              altText={action.elsewhere}
              onClick={action.onClick}
              className={buttonStyles({ variant: 'quiet', className: 'mt-2' })}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className="absolute top-1.5 right-1.5 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        data-toasts=""
        className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0rem)+var(--tray,0rem))] z-50 m-0 w-[min(24rem,calc(100vw-2rem))] list-none p-0 print:hidden"
      />
    </Toast.Provider>
  );
}
