import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { Conversation } from '@/entities/conversation';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { SampleTag } from '@/shared/ui/sample-tag';
import { messageDraftEntry, useStoredData } from '../../model/message-draft-storage';
import { lastMessageExcerpt } from '../../model/conversation-texts';
import { ActiveNowIndicator } from '../active-now';

interface ConversationRowProps {
  conversation: Conversation;
  viewer: number;
  isOpen: boolean;
  onMark: (as: 'read' | 'unread') => void;
}

/** One conversation: the person, the last message and the unread count. */
export function ConversationRow({ conversation, viewer, isOpen, onMark }: ConversationRowProps) {
  const { other, lastMessage, unreadCount, status } = conversation;
  const [draft] = useStoredData(messageDraftEntry(viewer, other.id));
  const isOnline = useOnline();
  const isUnread = unreadCount > 0;
  // A conversation without a received message, or with only a pending request, can't be marked as read.
  const mayMarkRead = isUnread && !(status === 'pending_received' && !conversation.isMarkedUnread);
  return (
    <li className="relative">
      <Link
        to="/messages"
        search={{ with: other.id }}
        resetScroll={false}
        data-conversation={other.id}
        aria-current={isOpen ? 'true' : undefined}
        className="flex items-start gap-3 py-3 pr-12 pl-3 -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-sunken aria-[current=true]:shadow-[inset_3px_0_var(--ivy)] forced-colors:aria-[current=true]:outline-2"
      >
        <Avatar name={other.fullName} url={other.avatarUrl} />
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className={`truncate ${isUnread ? 'font-bold' : 'font-semibold'}`}>{other.fullName}</span>
          <span className="flex flex-wrap items-baseline gap-x-2 text-xs">
            <time dateTime={lastMessage.sentAt} title={formatDateTime(lastMessage.sentAt)} className="opacity-90">
              <ScreenReaderPause />
              {formatTimeAgo(lastMessage.sentAt)}
            </time>
            {other.isActive && (
              <span className="opacity-90">
                <ScreenReaderPause />
                <ActiveNowIndicator />
              </span>
            )}
            {other.isSample && (
              <span>
                <ScreenReaderPause />
                <SampleTag of={other} />
              </span>
            )}
          </span>
          <span className="flex items-center gap-2">
            <span
              className={`min-w-0 flex-1 truncate text-sm ${isUnread && !draft ? 'font-semibold' : ''} ${lastMessage.isDeleted && !draft ? 'italic' : ''}`}
            >
              <ScreenReaderPause />
              {draft ? (
                <>
                  <span className="font-semibold text-danger">Draft: </span>
                  {draft}
                </>
              ) : (
                lastMessageExcerpt(conversation, viewer)
              )}
            </span>
            {status === 'pending_received' && (
              <>
                <ScreenReaderPause />
                <Chip tone="gold">Request</Chip>
              </>
            )}
          </span>
        </span>
        {isUnread && (
          <span className="absolute right-3 bottom-3.5 num h-5.5 min-w-5.5 leading-5.5 rounded-full bg-brick px-1.5 text-center text-xs font-bold text-surface">
            <ScreenReaderPause />
            {unreadCount > 99 ? '99+' : unreadCount}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </Link>
      <div className="absolute top-0.5 right-0.5">
        <Menu
          trigger={
            <button
              type="button"
              aria-label={`Conversation with ${other.fullName}: more`}
              className="grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
            >
              <Ellipsis size={18} aria-hidden="true" />
            </button>
          }
        >
          {mayMarkRead ? (
            <MenuItem disabled={!isOnline} onSelect={() => onMark('read')}>
              Mark as read
            </MenuItem>
          ) : (
            <MenuItem disabled={!isOnline || isUnread} onSelect={() => onMark('unread')}>
              Mark as unread
            </MenuItem>
          )}
        </Menu>
      </div>
    </li>
  );
}

/** Separates texts for screen readers, without a visible mark. */
const ScreenReaderPause = () => <span className="text-[0px]">, </span>;
