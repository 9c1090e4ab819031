import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';

interface AlertDialogProps {
  title: string;
  /** What is lost, as a sentence. */
  text: string;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that cancels. */
  dismiss?: string;
  busy?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm?: () => void;
  /** More text or fields between the text and the buttons. */
  children?: ReactNode;
  /** ID of a form among the children, which the confirm button submits in place of calling `onConfirm`. */
  submits?: string;
}

/** Asks for confirmation of an action that can't be undone. The focus starts on the button that cancels. */
export function AlertDialog({
  title,
  text,
  confirm,
  dismiss = 'Cancel',
  busy,
  open,
  onOpenChange,
  onConfirm,
  children,
  submits,
}: AlertDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-[rgb(11_18_15/0.5)] data-[state=open]:animate-[fade-in_200ms_ease] print:hidden" />
        <Primitive.Content
          {...focusReturn}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-overlay data-[state=open]:animate-[fade-in_200ms_ease]"
        >
          <Primitive.Title className="text-2xl">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 wrap-anywhere text-muted">{text}</Primitive.Description>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Primitive.Cancel asChild>
              <Button variant="quiet">{dismiss}</Button>
            </Primitive.Cancel>
            <Button
              variant="danger"
              busy={busy}
              {...(submits ? { type: 'submit', form: submits } : { onClick: onConfirm })}
            >
              {confirm}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
