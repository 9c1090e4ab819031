import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DiscussionCard, DiscussionSkeletons, forumQueries } from '@/entities/discussion';
import { SaveDiscussionButton } from '@/features/discussions/save-discussion';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { toDiscussionFilters, type ChangeSearch, type ForumSearch } from '../model/search';
import { NoDiscussions } from './no-discussions';

interface DiscussionListProps {
  viewer: number;
  isMember: boolean;
  search: ForumSearch;
  change: ChangeSearch;
}

/** The discussions that match the search, or their loading, error or empty state. */
export function DiscussionList({ viewer, isMember, search, change }: DiscussionListProps) {
  const isOnline = useOnline();
  // Search results are sorted by relevance.
  const isSortedByActivity = search.sort === undefined && search.q === undefined;
  const list = useRef<HTMLUListElement>(null);
  const query = useInfiniteQuery(forumQueries.list(toDiscussionFilters(search), viewer));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = query;
  const discussions = data?.pages.flatMap(({ items }) => items) ?? [];

  // The focus moves to the first of the newly loaded discussions.
  const showMore = async () => {
    const before = discussions.length;
    await fetchNextPage();
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('h3 a')[before]?.focus());
  };

  if (!data && !error) return <DiscussionSkeletons count={5} />;
  return (
    <>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData && discussionCountText(discussions.length, hasNextPage)}
      </p>
      {data && discussions.length === 0 && !isPlaceholderData && <NoDiscussions search={search} change={change} />}
      <ul
        ref={list}
        aria-busy={isPlaceholderData}
        className={`grid grid-cols-1 gap-4 empty:hidden ${isPlaceholderData ? 'opacity-60' : ''} transition-opacity duration-200`}
      >
        {discussions.map((discussion) => (
          <li key={discussion.id}>
            <DiscussionCard
              discussion={discussion}
              showsActivity={isSortedByActivity}
              actions={isMember && <SaveDiscussionButton discussion={discussion} />}
            />
          </li>
        ))}
      </ul>
      {error && (
        <ErrorPanel
          message={detailedRefusalText(error)}
          onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="quiet" busy={isFetchingNextPage} disabled={!isOnline} onClick={() => void showMore()}>
          Show more<span className="sr-only"> discussions</span>
        </Button>
      )}
    </>
  );
}

function discussionCountText(count: number, hasMore: boolean): string {
  return hasMore
    ? plural(count, { one: '# discussion shown, more available', other: '# discussions shown, more available' })
    : plural(count, { one: '# discussion', other: '# discussions' });
}
