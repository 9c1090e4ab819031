import { useState } from 'react';
import type { Message } from '@/entities/conversation';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useDeleteMessage } from '../../api/use-conversation-changes';

interface DeleteMessageDialogProps {
  viewer: number;
  partner: number;
  /** The message to delete; null while the dialog is closed. */
  message: Message | null;
  onClose: () => void;
}

/** Deletes the viewer's own message, after a confirmation. */
export function DeleteMessageDialog({ viewer, partner, message, onClose }: DeleteMessageDialogProps) {
  const remove = useDeleteMessage(viewer, partner);
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  return (
    <AlertDialog
      title="Delete this message?"
      text="This removes it for both of you. You can't undo this."
      confirm="Delete message"
      dismiss="Keep it"
      busy={remove.isPending}
      open={message !== null}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => shown && !remove.isPending && remove.mutate(shown.id, { onSettled: onClose })}
    />
  );
}
