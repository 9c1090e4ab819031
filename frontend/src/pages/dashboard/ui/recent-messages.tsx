import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { conversationQueries, type Conversation, type User } from '@/shared/api';
import { ago, moment } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from './loaded';
import { Section } from './section';

const SHOWN = 3;
/** Read besides: the last words of some may have been deleted. */
const SPARE = 7;

/** The conversations that were newest. Looking at them here reads none of them. */
export function RecentMessages({ viewer }: { viewer: User }) {
  const { data, error, refetch } = useInfiniteQuery(conversationQueries.list(viewer.id, SHOWN + SPARE));
  const conversations = data?.pages
    .flatMap(({ items }) => items)
    .filter(({ lastMessage }) => !lastMessage.isDeleted && lastMessage.content.trim() !== '')
    .slice(0, SHOWN);
  return (
    <Section
      title="Recent Messages"
      more={
        <p className="flex flex-wrap gap-x-4">
          <Link to="/messages" search={{ new: 1 }} className="link inline-block py-1">
            New Message
          </Link>
          <Link to="/messages" className="link inline-block py-1">
            View all<span className="sr-only"> messages</span>
          </Link>
        </p>
      }
    >
      <Loaded query={{ data: conversations, error, refetch }} skeleton={<Skeleton className="h-40" />}>
        {(shown) =>
          shown.length === 0 ? (
            <p className="text-muted">No messages yet</p>
          ) : (
            <ul
              aria-label="Conversations"
              tabIndex={0}
              className="-mx-2 grid max-h-80 grid-cols-1 divide-y divide-line overflow-y-auto rounded-control px-2"
            >
              {shown.map((conversation) => (
                <Row key={conversation.other.id} conversation={conversation} viewer={viewer.id} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ conversation, viewer }: { conversation: Conversation; viewer: number }) {
  const { other, lastMessage, unreadCount } = conversation;
  const { senderId, content, sentAt } = lastMessage;
  const isUnread = unreadCount > 0;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={other.fullName} url={other.avatarUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 truncate text-lg">
            <Link to="/messages" search={{ with: other.id }} className="link -outline-offset-3">
              {other.fullName}
            </Link>
          </h3>
          <time dateTime={sentAt} title={moment(sentAt)} className="shrink-0 text-sm text-muted">
            {ago(sentAt)}
          </time>
        </div>
        <div className="flex items-center gap-2">
          <p className={`line-clamp-2 min-w-0 flex-1 wrap-anywhere ${isUnread ? 'font-semibold' : 'text-muted'}`}>
            {senderId === viewer && 'You: '}
            {content}
          </p>
          {isUnread && (
            <span className="size-2.5 shrink-0 rounded-full bg-brick">
              <span className="sr-only">unread</span>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
