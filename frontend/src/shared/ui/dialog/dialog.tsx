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
  /** It contains unsaved text: a click outside doesn't discard it. */
  isPrecious?: boolean;
  /** A drawer covers the full height at the right edge; on phones it covers the page. */
  shape?: keyof typeof SHAPE_CLASSES;
  children: ReactNode;
}

const SHAPE_CLASSES = {
  panel:
    'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-2rem)] max-w-xl rounded-t-card border sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card',
  drawer: 'inset-y-0 right-0 max-w-160 sm:border-l',
};

const OVERLAY_CLASSES =
  'fixed inset-0 z-40 bg-[rgb(11_18_15/0.5)] data-[state=open]:animate-[fade-in_200ms_ease] print:hidden';

/** A panel in front of the page, at the bottom on phones; it traps the focus and returns it when it closes. */
export function Dialog({
  title,
  description,
  open,
  onOpenChange,
  isPrecious = false,
  shape = 'panel',
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={OVERLAY_CLASSES} />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusReturn}
          onInteractOutside={(event) => isPrecious && event.preventDefault()}
          className={`fixed z-50 flex w-full flex-col overflow-y-auto border-line bg-surface p-5 shadow-overlay data-[state=open]:animate-[fade-in_200ms_ease] sm:p-6 ${SHAPE_CLASSES[shape]}`}
        >
          <Primitive.Title className="pr-12 text-2xl wrap-anywhere">{title}</Primitive.Title>
          {description && <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>}
          <div className="mt-4">{children}</div>
          {/* Last, so that the focus starts in the content of the dialog. */}
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
