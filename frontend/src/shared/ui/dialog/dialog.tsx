import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '@/shared/lib/focus';

interface DialogProps {
  title: string;
  /** A sentence under the title. */
  description?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Something is written in it already: a press beside it does not throw that away. */
  isPrecious?: boolean;
  children: ReactNode;
}

const OVERLAY = 'fixed inset-0 z-40 bg-[rgb(11_18_15/0.5)] data-[state=open]:animate-[fade-in_200ms_ease] print:hidden';

/** A panel in front of the page, on a phone along its foot; keeps the focus inside and gives it back when it closes. */
export function Dialog({ title, description, open, onOpenChange, isPrecious = false, children }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onInteractOutside={(event) => isPrecious && event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] w-full max-w-xl flex-col overflow-y-auto rounded-t-card border border-line bg-surface p-5 shadow-overlay data-[state=open]:animate-[fade-in_200ms_ease] sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card sm:p-6"
        >
          <Primitive.Title className="pr-12 text-2xl">{title}</Primitive.Title>
          {description && <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>}
          <div className="mt-4">{children}</div>
          {/* Last, so that the focus starts in what the dialog is about. */}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <X size={20} aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
