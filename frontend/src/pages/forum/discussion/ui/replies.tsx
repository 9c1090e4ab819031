import { useEffect, useRef } from 'react';
import { repliesLabel, type Discussion, type ForumReply } from '@/entities/discussion';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import type { useDiscussion } from '../api/use-discussion';
import { replyElementId } from '../model/search';
import { useNewReplyCount } from '../model/use-new-replies';
import { ReplyItem, type ReplyActions } from './reply-item';

interface ReplyListProps {
  discussion: Discussion;
  read: ReturnType<typeof useDiscussion>;
  /** ID of the reply to focus. */
  target: number | undefined;
  actions: ReplyActions | undefined;
  mayReply: boolean;
}

/** The replies in chronological order. */
export function ReplyList({ discussion, read, target, actions, mayReply }: ReplyListProps) {
  const { replies, hasEarlier, showEarlier, hasNextPage, isFetchingNextPage, fetchNextPage, error, refetch } = read;
  const isOnline = useOnline();
  const list = useRef<HTMLOListElement>(null);
  const arrived = useNewReplyCount(discussion.replyCount, replies);
  useScrollToReply(target, replies);

  // The focus moves to the first of the newly loaded replies.
  const showMore = async () => {
    const before = replies.length;
    await fetchNextPage();
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('article')[before]?.focus());
  };

  return (
    <section aria-labelledby="replies" className="grid grid-cols-1 gap-4">
      <h2 id="replies" tabIndex={-1} className="num text-2xl">
        {repliesLabel(discussion.replyCount)}
      </h2>
      <p role="status" className="sr-only">
        {plural(arrived, { '=0': '', one: '# new reply', other: '# new replies' })}
      </p>
      {read.isGone && (
        <p role="status" className="rounded-control bg-gold-soft px-3 py-2 text-on-gold-soft">
          The reply you&apos;re looking for was removed.
        </p>
      )}
      {hasEarlier && (
        <Button variant="quiet" onClick={showEarlier}>
          Show earlier replies
        </Button>
      )}
      <ol ref={list} className="grid grid-cols-1 gap-4 empty:hidden">
        {replies.map((reply) => (
          <li key={reply.id}>
            <ReplyItem
              reply={reply}
              isAcceptedAnswer={reply.id === discussion.answerId}
              isShownAbove={reply.id === read.discussion?.answer?.id}
              actions={actions}
              mayQuote={mayReply}
            />
          </li>
        ))}
      </ol>
      {error && (
        <ErrorPanel
          message={detailedRefusalText(error)}
          onRetry={() => void (read.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="quiet" busy={isFetchingNextPage} disabled={!isOnline} onClick={() => void showMore()}>
          Show more replies
        </Button>
      )}
    </section>
  );
}

/** Moves to the reply that a link leads to, once per link, as soon as it is loaded. */
function useScrollToReply(target: number | undefined, replies: readonly ForumReply[]): void {
  const scrolledReplyId = useRef<number>(undefined);
  const isThere = target !== undefined && replies.some(({ id }) => id === target);
  useEffect(() => {
    if (!isThere || scrolledReplyId.current === target) return;
    scrolledReplyId.current = target;
    const element = document.getElementById(replyElementId(target));
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [isThere, target]);
}
