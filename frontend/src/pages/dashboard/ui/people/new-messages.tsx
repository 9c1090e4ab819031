import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { connectionRequestQueries } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { recentConversationsQuery } from '../../model/recent-conversations';

/** The people with unread messages, without requests, which have their own section. */
export function NewMessages({ viewer }: { viewer: User }) {
  const { data } = useInfiniteQuery(recentConversationsQuery(viewer.id));
  const { data: requests = [] } = useQuery(connectionRequestQueries.of(viewer.id));
  const requestSenders = new Set(requests.map(({ sender }) => sender.id));
  const unread = (data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ unreadCount, other }) => unreadCount > 0 && !requestSenders.has(other.id),
  );
  if (unread.length === 0) return null;
  return (
    <section aria-labelledby="new-messages" className="card flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3">
      <h2 id="new-messages" className="text-lg">
        New messages from
      </h2>
      <ul className="flex min-w-0 flex-wrap gap-x-4">
        {unread.map(({ other }) => (
          <li key={other.id} className="min-w-0">
            <Link
              to="/messages"
              search={{ with: other.id }}
              className="link -my-2 inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              {other.fullName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
