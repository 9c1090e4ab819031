import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { conversationQueries } from '@/entities/conversation';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useDelayedLoading } from '@/shared/lib/held';
import { plural } from '@/shared/lib/plural';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useMarkConversationManually } from '../../api/use-conversation-changes';
import { ConversationRow } from './conversation-row';

interface ConversationListProps {
  viewer: User;
  /** ID of the person whose conversation is open. */
  partner: number | undefined;
  /** Closes it. */
  onLeave: () => void;
}

/** All conversations, the one with the newest message first. */
export function ConversationList({ viewer, partner, onLeave }: ConversationListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    conversationQueries.list(viewer.id),
  );
  const mark = useMarkConversationManually();
  const list = useRef<HTMLUListElement>(null);
  useRestoreRowFocus(list, partner);
  const conversations = data?.pages.flatMap(({ items }) => items) ?? [];
  const unread = conversations.filter(({ unreadCount }) => unreadCount > 0).length;

  if (!data) {
    return error ? (
      <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
    ) : (
      <ConversationListSkeleton />
    );
  }
  return (
    <nav aria-label="Conversations" className="grid grid-cols-1 gap-3 pb-4">
      <p role="status" className="sr-only">
        {plural(unread, { '=0': '', one: '# unread conversation', other: '# unread conversations' })}
      </p>
      {conversations.length === 0 && <NoConversations viewer={viewer} />}
      {conversations.length > 0 && (
        <ul ref={list} onKeyDown={moveRowFocus} className="card grid grid-cols-1 divide-y divide-line overflow-hidden">
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.other.id}
              conversation={conversation}
              viewer={viewer.id}
              isOpen={conversation.other.id === partner}
              onMark={(as) => {
                const { id } = conversation.other;
                // If it stayed open, it would be marked as read again immediately.
                if (as === 'unread' && id === partner) onLeave();
                void mark({ partner: id, as });
              }}
            />
          ))}
        </ul>
      )}
      {error && <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more<span className="sr-only"> conversations</span>
        </Button>
      )}
    </nav>
  );
}

/** On a small screen, the list returns when a conversation is closed: the row it was opened from takes the focus. */
function useRestoreRowFocus(list: React.RefObject<HTMLUListElement | null>, partner: number | undefined) {
  const before = useRef(partner);
  useEffect(() => {
    const left = before.current;
    before.current = partner;
    if (partner !== undefined || left === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-conversation="${left}"]`)?.focus();
  }, [list, partner]);
}

/** Moves the focus: Up and Down from conversation to conversation, Home and End to the first and the last. */
function moveRowFocus(event: KeyboardEvent<HTMLUListElement>) {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-conversation]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-conversation]')];
  const here = rows.indexOf(event.target);
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

function NoConversations({ viewer }: { viewer: User }) {
  return (
    <div className="card grid justify-items-start gap-3 p-5">
      <p>No messages yet</p>
      {viewer.role !== 'college_admin' && (
        <>
          <p className="text-muted">Start with someone you&apos;re connected to.</p>
          <Link to="/messages" search={{ new: 1 }} className={buttonStyles()}>
            Start a conversation
          </Link>
        </>
      )}
    </div>
  );
}

function ConversationListSkeleton() {
  const showsSkeleton = useDelayedLoading(true);
  return (
    <div aria-busy="true" className={`card grid gap-px p-1 ${showsSkeleton ? '' : 'invisible'}`}>
      <p role="status" className="sr-only">
        Loading
      </p>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3 p-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4" />
          </div>
        </div>
      ))}
    </div>
  );
}
