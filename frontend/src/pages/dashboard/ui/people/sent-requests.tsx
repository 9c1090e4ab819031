import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { myPeopleQueries, type Connection } from '@/entities/connection';
import { PersonLink, WithdrawRequestButton } from '@/features/connection';
import type { User } from '@/shared/auth';
import { formatTimeAgo, formatDate } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { ErrorPanel } from '@/shared/ui/panel';
import { SampleTag } from '@/shared/ui/sample-tag';
import { FIRST_ON_PHONES_CLASSES, MORE_LINK_CLASSES, DashboardSection } from '../section';

const MAX_SHOWN_REQUESTS = 3;

/**
 * The viewer's sent requests that wait for the other person, without those about which they have a question. Renders
 * nothing if there are none.
 */
export function SentRequests({ viewer }: { viewer: User }) {
  const { data, error, refetch } = useInfiniteQuery(myPeopleQueries.list('asked', viewer.id));
  const sent = (data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ question, answer }) => question === null || answer !== null,
  );
  if (sent.length === 0 && !(error && !data)) return null;
  return (
    <DashboardSection
      title="Requests you sent"
      more={
        sent.length > 0 && (
          <Link
            to="/my-people"
            search={{ tab: 'asked' }}
            className={`${MORE_LINK_CLASSES} ${sent.length > MAX_SHOWN_REQUESTS ? '' : 'sm:hidden'}`}
          >
            View all<span className="sr-only"> requests you sent</span>
          </Link>
        )
      }
    >
      {data ? (
        <ul className={`grid grid-cols-1 gap-5 ${FIRST_ON_PHONES_CLASSES}`}>
          {sent.slice(0, MAX_SHOWN_REQUESTS).map((connection) => (
            <li key={connection.id} className="min-w-0">
              <SentRequestRow connection={connection} />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
      )}
    </DashboardSection>
  );
}

function SentRequestRow({ connection }: { connection: Connection }) {
  const { message, createdAt, expiresAt, other } = connection;
  const person = { id: other.id, fullName: other.displayName, role: other.role };
  return (
    <article aria-label={`Request to ${person.fullName}`} className="flex items-start gap-3">
      <Avatar name={person.fullName} url={other.avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg wrap-anywhere">
            <PersonLink person={other} name={person.fullName} />
          </h3>
          <SampleTag of={other} />
          <Chip tone="grey">Pending</Chip>
        </div>
        <p className="text-sm text-muted max-sm:hidden">
          Asked {formatTimeAgo(createdAt)}
          {expiresAt && ` · Expires ${formatDate(expiresAt)}`}
        </p>
        {message && <p className="line-clamp-2 wrap-anywhere max-sm:hidden">{message}</p>}
        <div className="-ml-4 max-sm:hidden">
          <WithdrawRequestButton person={person} connection={connection} />
        </div>
      </div>
    </article>
  );
}
