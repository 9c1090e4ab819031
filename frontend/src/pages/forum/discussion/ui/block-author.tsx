import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useBlockAuthor } from '../api/use-discussion-changes';

/** A discussion or reply with the name of its author. */
export interface AuthoredContent {
  type: 'post' | 'reply';
  id: number;
  authorName: string;
}

interface BlockAuthorDialogProps extends AuthoredContent {
  discussionId: number;
  onClose: () => void;
  /** Called if the discussion is also by this person: it can't be read any more. */
  onGone: () => void;
}

/** Blocks the author of a discussion or reply, after a confirmation. */
export function BlockAuthorDialog({ type, id, authorName, discussionId, onClose, onGone }: BlockAuthorDialogProps) {
  const block = useBlockAuthor(discussionId);
  return (
    <AlertDialog
      title={`Block ${authorName}?`}
      text="You won't see each other anymore, in the forum or anywhere else. This ends any request or connection between you and cancels your upcoming meetings with each other."
      confirm="Block"
      busy={block.isPending}
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() =>
        !block.isPending &&
        block.mutate({ type, id, authorName }, { onSuccess: () => type === 'post' && onGone(), onSettled: onClose })
      }
    >
      <p className="mt-2 text-muted">
        We won&apos;t notify {authorName}. You can unblock them in My People. Their anonymous posts stay visible.
      </p>
    </AlertDialog>
  );
}
