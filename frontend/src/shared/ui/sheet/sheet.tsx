import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { isFocusLost } from '@/shared/lib/focus';

const SIDE_CLASSES = {
  left: 'left-0 border-r',
  right: 'right-0 border-l [--slide-from:100%]',
};

interface SheetProps {
  title: string;
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after closing, in place of returning the focus. */
  onClosed?: (() => void) | undefined;
  /** The edge of the page that it opens from: the side of its trigger. */
  side?: keyof typeof SIDE_CLASSES;
  children: ReactNode;
}

/** A panel that slides in from the side over the page, traps the focus and returns it when it closes. */
export function Sheet({ title, trigger, open, onOpenChange, onClosed, side = 'left', children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(11_18_15/0.5)] data-[state=open]:animate-[fade-in_200ms_ease]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (onClosed || !isFocusLost()) event.preventDefault();
            onClosed?.();
          }}
          className={`fixed inset-y-0 z-50 flex w-[280px] max-w-[85vw] scroll-pb-20 flex-col gap-4 overflow-y-auto border-line bg-sunken p-4 shadow-overlay data-[state=open]:animate-[slide-in_200ms_var(--ease-ours)] sm:w-[350px] ${SIDE_CLASSES[side]}`}
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
