import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '@/shared/lib/focus';

interface SearchDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that starts with a search field, near the top of the window because its height changes. On phones it covers
 * the page.
 */
export function SearchDialog({ title, onClose, children }: SearchDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-[rgb(11_18_15/0.5)] data-[state=open]:animate-[fade-in_200ms_ease] print:hidden" />
        <Primitive.Content
          aria-describedby={undefined}
          {...focusReturn}
          // Escape first cancels the composition of an input method.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          className="fixed inset-0 z-50 flex flex-col border-line bg-surface shadow-overlay data-[state=open]:animate-[fade-in_120ms_ease] sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[70vh] sm:max-w-2xl sm:rounded-card sm:border"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-1.5 right-1.5 grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          >
            <X size={20} aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
