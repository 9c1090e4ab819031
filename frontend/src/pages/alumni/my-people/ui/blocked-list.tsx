import { useInfiniteQuery } from '@tanstack/react-query';
import { myPeopleQueries } from '@/entities/connection';
import { UnblockButton } from '@/features/connection';
import type { User } from '@/shared/auth';
import { formatDate } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { ListFrame } from './list-frame';

/** The blocked people, with buttons to unblock them. */
export function BlockedList({ viewer, title, empty }: { viewer: User; title: string; empty: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    myPeopleQueries.blocked(viewer.id),
  );
  const rows = data?.pages
    .flatMap(({ items }) => items)
    .map(({ userId, displayName, avatarUrl, isSample, blockedAt }) => (
      <li key={userId}>
        <article aria-label={displayName} className="card flex flex-wrap items-center gap-3 p-4">
          <Avatar name={displayName} url={avatarUrl} />
          <div className="min-w-0 flex-1">
            <h3 className="text-lg wrap-anywhere">{displayName}</h3>
            <SampleTag of={{ isSample }} />
            <p className="text-sm text-muted">Blocked on {formatDate(blockedAt)}</p>
          </div>
          <UnblockButton userId={userId} name={displayName} />
        </article>
      </li>
    ));
  return (
    <ListFrame
      title={title}
      empty={empty}
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
    />
  );
}
