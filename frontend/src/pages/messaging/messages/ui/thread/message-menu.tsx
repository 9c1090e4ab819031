import { Copy, Ellipsis, Flag, MessagesSquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@/entities/conversation';
import { useOnline } from '@/shared/lib/online';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { toast } from '@/shared/ui/toast';
import { formatTimeOfDay } from '../../model/dates';

interface MessageMenuProps {
  message: Message;
  isOwn: boolean;
  author: string;
  onDelete: (message: Message) => void;
  onReport: (message: Message) => void;
  /** Undefined if the two people can't share answers. */
  onSuggest: ((message: Message) => void) | undefined;
}

const DELETION_LIMIT_MS = 15 * 60_000;

/** Menu of a message: copy it, report a received one, and delete the viewer's own for a while. */
export function MessageMenu({ message, isOwn, author, onDelete, onReport, onSuggest }: MessageMenuProps) {
  const isOnline = useOnline();
  const copy = () =>
    navigator.clipboard.writeText(message.content).then(
      () => toast({ title: 'Message copied' }),
      () => toast({ title: 'Couldn’t copy', text: 'Select the text and copy it.', variant: 'destructive' }),
    );
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-message-menu
          aria-label={`Message from ${author}, ${formatTimeOfDay(message.sentAt)}: more actions`}
          className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-muted opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      }
    >
      <MenuItem onSelect={() => void copy()}>
        <Copy size={18} aria-hidden="true" />
        Copy text
      </MenuItem>
      {onSuggest && (
        <MenuItem disabled={!isOnline} onSelect={() => onSuggest(message)}>
          <MessagesSquare size={18} aria-hidden="true" />
          Suggest for the forum
        </MenuItem>
      )}
      {!isOwn && (
        <MenuItem disabled={!isOnline} onSelect={() => onReport(message)}>
          <Flag size={18} aria-hidden="true" />
          Report
        </MenuItem>
      )}
      {isOwn && !message.isRequest && <DeleteMenuItem message={message} isOnline={isOnline} onDelete={onDelete} />}
    </Menu>
  );
}

interface DeleteMenuItemProps extends Pick<MessageMenuProps, 'message' | 'onDelete'> {
  isOnline: boolean;
}

/** Rendered when the menu opens, so that the time limit is checked at that moment. */
function DeleteMenuItem({ message, isOnline, onDelete }: DeleteMenuItemProps) {
  const [isInTime] = useState(() => Date.now() - Date.parse(message.sentAt) < DELETION_LIMIT_MS);
  if (!isInTime) return null;
  return (
    <MenuItem disabled={!isOnline} onSelect={() => onDelete(message)}>
      <Trash2 size={18} aria-hidden="true" />
      Delete
    </MenuItem>
  );
}
