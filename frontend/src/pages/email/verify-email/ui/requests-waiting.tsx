import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { myPeopleQueries } from '@/entities/connection';

/**
 * The requests that were sent on confirmation of the address, which takes a moment. Renders nothing while there are
 * none.
 */
export function PendingRequestsNotice({ viewer }: { viewer: number }) {
  const { data } = useInfiniteQuery(myPeopleQueries.list('asked', viewer));
  const [first, ...others] = data?.pages.flatMap(({ items }) => items) ?? [];
  if (!first) return null;
  if (others.length > 0) {
    return (
      <p>
        Your requests are waiting for answers. We’ll notify you when people reply.{' '}
        <Link to="/my-people" search={{ tab: 'asked' }} className="link">
          View your requests
        </Link>
      </p>
    );
  }
  const { id, displayName } = first.other;
  return (
    <p className="wrap-anywhere">
      Your request to {displayName} is waiting for an answer. We’ll notify you when they reply.{' '}
      <Link to="/messages" search={{ with: id }} className="link">
        View your request
      </Link>
    </p>
  );
}
