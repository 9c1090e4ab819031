import { useQuery } from '@tanstack/react-query';
import { connectionQueries, messageQueries, type Connection, type Message, type User } from '@/shared/api';
import { ago, moment } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Skeleton } from '@/shared/ui/skeleton';
import { nameOf } from '../model/name-of';
import { Loaded } from './loaded';
import { Section } from './section';

const SHOWN = 3;

/** The conversations that were newest. Looking at them here reads none of them. */
export function RecentMessages({ viewer }: { viewer: User }) {
  const conversations = useQuery(messageQueries.conversations(SHOWN, viewer.id));
  const connections = useQuery({
    ...connectionQueries.own(viewer.id),
    enabled: (conversations.data?.length ?? 0) > 0,
  });
  // A row without a name would be put right a moment later.
  const isNaming = connections.isLoading;
  return (
    <div id="recent-messages" className="grid scroll-mt-4 grid-cols-1">
      <Section title="Recent Messages">
        <Loaded
          query={isNaming ? { ...conversations, data: undefined } : conversations}
          skeleton={<Skeleton className="h-40" />}
        >
          {(messages) =>
            messages.length === 0 ? (
              <p className="text-muted">No messages yet</p>
            ) : (
              <ul
                aria-label="Conversations"
                tabIndex={0}
                className="-mx-2 grid max-h-80 grid-cols-1 divide-y divide-line overflow-y-auto rounded-control px-2"
              >
                {messages.map((message) => (
                  <Conversation key={message.id} message={message} viewer={viewer.id} connections={connections.data} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

interface ConversationProps {
  message: Message;
  viewer: number;
  connections: Connection[] | undefined;
}

function Conversation({ message, viewer, connections }: ConversationProps) {
  const { senderId, recipientId, content, read, sentAt } = message;
  const isOwn = senderId === viewer;
  const partner = isOwn ? recipientId : senderId;
  const person = connections?.find(({ other }) => other.id === partner)?.other;
  const name = nameOf(partner, person?.displayName);
  const isUnread = !isOwn && !read;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} url={person?.avatarUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 truncate text-lg">{name}</h3>
          <time dateTime={sentAt} title={moment(sentAt)} className="shrink-0 text-sm text-muted">
            {ago(sentAt)}
          </time>
        </div>
        <div className="flex items-center gap-2">
          <p className={`line-clamp-2 min-w-0 flex-1 wrap-anywhere ${isUnread ? 'font-semibold' : 'text-muted'}`}>
            {isOwn && 'You: '}
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
