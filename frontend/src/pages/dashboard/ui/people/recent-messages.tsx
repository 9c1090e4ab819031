import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { connectionRequestQueries, myPeopleQueries } from '@/entities/connection';
import type { Conversation } from '@/entities/conversation';
import type { User } from '@/shared/auth';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Skeleton } from '@/shared/ui/skeleton';
import { listRecentConversations, recentConversationsQuery } from '../../model/recent-conversations';
import { QueryContent } from '../query-content';
import { START_LINK_CLASSES, MORE_LINK_CLASSES, EmptySectionText, DashboardSection } from '../section';

/** Further pages are loaded while all conversations of the loaded ones belong to other sections. */
const MAX_LOADED_PAGES = 5;

/**
 * The latest conversations, unread ones first, without requests, which have their own sections. Displaying them here
 * doesn't mark them as read.
 */
export function RecentMessages({ viewer }: { viewer: User }) {
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    recentConversationsQuery(viewer.id),
  );
  const { data: requests = [] } = useQuery(connectionRequestQueries.of(viewer.id));
  const { data: sent } = useInfiniteQuery(myPeopleQueries.list('asked', viewer.id));
  const sentRequests = sent?.pages.flatMap(({ items }) => items) ?? [];
  const all = data?.pages.flatMap(({ items }) => items);
  const conversations = all && listRecentConversations(all, requests, sentRequests);
  const isShownAbove = requests.length > 0 || sentRequests.some(({ question, answer }) => question && !answer);
  const isEmpty = conversations?.length === 0;
  const loadsMore = isEmpty === true && hasNextPage && data!.pages.length < MAX_LOADED_PAGES;
  useEffect(() => {
    if (loadsMore && !isFetching && !error) void fetchNextPage();
  }, [loadsMore, isFetching, error, fetchNextPage]);
  const newMessage = (className: string) => (
    <Link to="/messages" search={{ new: 1 }} className={className}>
      New Message
    </Link>
  );
  return (
    <DashboardSection
      title="Recent Messages"
      more={
        !isEmpty && (
          <p className="flex flex-wrap gap-x-4">
            {newMessage(MORE_LINK_CLASSES)}
            <Link to="/messages" className={MORE_LINK_CLASSES}>
              View all<span className="sr-only"> messages</span>
            </Link>
          </p>
        )
      }
    >
      <QueryContent
        query={{ data: loadsMore ? undefined : conversations, error, refetch }}
        skeleton={<Skeleton className="h-40" />}
      >
        {(shown) =>
          shown.length === 0 ? (
            <>
              <EmptySectionText>{emptyText(isShownAbove && all?.length !== 0, hasNextPage)}</EmptySectionText>
              {newMessage(START_LINK_CLASSES)}
            </>
          ) : (
            <ul
              aria-label="Conversations"
              tabIndex={0}
              className="-mx-2 grid max-h-80 grid-cols-1 divide-y divide-line overflow-y-auto rounded-control px-2 max-sm:*:nth-[n+3]:hidden"
            >
              {shown.map((conversation) => (
                <ConversationRow key={conversation.other.id} conversation={conversation} viewer={viewer.id} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </DashboardSection>
  );
}

/** @param isShownAbove whether a section above shows a message */
function emptyText(isShownAbove: boolean, hasOlder: boolean): string {
  if (hasOlder) return 'No other recent messages';
  return isShownAbove ? 'No other messages' : 'No messages yet';
}

function ConversationRow({ conversation, viewer }: { conversation: Conversation; viewer: number }) {
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
          <time dateTime={sentAt} title={formatDateTime(sentAt)} className="shrink-0 text-sm text-muted">
            {formatTimeAgo(sentAt)}
          </time>
        </div>
        <div className="flex items-center gap-2">
          <p
            className={`line-clamp-1 min-w-0 sm:line-clamp-2 flex-1 wrap-anywhere ${isUnread ? 'font-semibold' : 'text-muted'}`}
          >
            {senderId === viewer && 'You: '}
            {content}
          </p>
          <SampleTag of={other} />
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
