import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forumQueries } from '@/entities/discussion';

/** Loads a discussion with its replies, from the first one on, or from the target on if it is further down. */
export function useDiscussion(id: number, viewer: number | undefined, target: number | undefined) {
  const [start, setStart] = useState({ after: 0, for: undefined as number | undefined });
  const query = useInfiniteQuery({
    ...forumQueries.detail(id, viewer, start.after),
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isPlaceholderData } = query;
  // Each page contains the discussion as of its request: the last one is the newest.
  const discussion = data?.pages.at(-1)?.discussion;
  const replies = data?.pages.flatMap((page) => page.discussion.replies) ?? [];
  const isThere = target !== undefined && replies.some((reply) => reply.id === target);
  const isOnLaterPage = target !== undefined && !isThere && hasNextPage && !isPlaceholderData && start.for !== target;
  if (isOnLaterPage) setStart({ after: target - 1, for: target });
  const isSearchDone = target !== undefined && !isOnLaterPage && (!hasNextPage || start.after === target - 1);

  return {
    ...query,
    discussion,
    replies,
    /** Whether there are replies before the first one shown. */
    hasEarlier: start.after > 0,
    showEarlier: () => setStart({ after: 0, for: target }),
    /** Whether the target is no longer in the discussion. */
    isGone: discussion !== undefined && !isThere && !isPlaceholderData && isSearchDone,
  };
}
