import { Popover as Primitive } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { isFocusLost } from '@/shared/lib/focus';

interface PopoverProps {
  /** ID of its title. */
  titleId: string;
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel beside the button that opens it, shown while it is rendered. It takes the focus, so that reading starts at
 * its title, traps it, and returns it to the button.
 */
export function Popover({ titleId, anchor, onClose, children }: PopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Primitive.Root open modal onOpenChange={(open) => !open && onClose()}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          aria-labelledby={titleId}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isFocusLost()) anchor.current?.focus();
          }}
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(24rem,calc(100vw-1rem))] flex-col rounded-card border border-line bg-surface shadow-overlay outline-none data-[state=open]:animate-[fade-in_120ms_ease] print:hidden"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
