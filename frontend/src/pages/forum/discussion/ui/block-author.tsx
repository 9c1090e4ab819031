import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useBlockAuthor } from '../api/use-discussion-changes';

/** Something that a person wrote under their name. */
export interface WrittenBy {
  type: 'post' | 'reply';
  id: number;
  authorName: string;
}

interface BlockAuthorProps extends WrittenBy {
  discussionId: number;
  onClose: () => void;
  /** The discussion itself is by this person: it cannot be read any more. */
  onGone: () => void;
}

/** Keeps the author of a discussion or reply away for good, after a question. */
export function BlockAuthor({ type, id, authorName, discussionId, onClose, onGone }: BlockAuthorProps) {
  const block = useBlockAuthor(discussionId);
  return (
    <AlertDialog
      title={`Block ${authorName}?`}
      text="You won't see each other anymore, in the forum or anywhere else. This ends any request or connection between you and cancels your upcoming meetings."
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
        {authorName} won&apos;t be notified. You can unblock them in My People. Their anonymous posts stay visible.
      </p>
    </AlertDialog>
  );
}
