import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { connectionQueries, connectionRequestQueries, type ConnectionRequest } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { plural } from '@/shared/lib/plural';
import { Chip } from '@/shared/ui/chip';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { ErrorPanel } from '@/shared/ui/panel';
import { useAnswerRequests } from '../../api/use-request-answers';
import { AcceptanceNote } from './acceptance-note';
import { ConnectionRequestRow } from './connection-request-row';
import type { NoRoomNoticeProps } from './no-room-notice';

const NoRoomNotice = lazyComponent<NoRoomNoticeProps>(() =>
  import('./no-room-notice').then((module) => ({ default: module.NoRoomNotice })),
);

interface ConnectionRequestsProps {
  viewer: User;
  /** True if another action on the page is more important. */
  isQuiet: boolean;
}

/** The received requests to accept or decline. Renders nothing if there are none. */
export function ConnectionRequests({ viewer, isQuiet }: ConnectionRequestsProps) {
  const { data, error, refetch } = useQuery(connectionRequestQueries.of(viewer.id));
  const { data: connections = [] } = useQuery({
    ...connectionQueries.own(viewer.id),
    enabled: data !== undefined && data.length > 0,
  });
  const [accepted, setAccepted] = useState(0);
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const { answer } = useAnswerRequests({
    onAccepted: () => setAccepted((count) => count + 1),
    onReopened: (id) => setAnswered((before) => new Set([...before].filter((one) => one !== id))),
  });
  const heading = useRef<HTMLHeadingElement>(null);

  const open = (data ?? []).filter(
    ({ connectionId, message }) => !answered.has(connectionId) && message.content.trim() !== '',
  );
  if (!error && open.length === 0 && answered.size === 0) return null;

  const findConnection = ({ connectionId }: ConnectionRequest) => connections.find(({ id }) => id === connectionId);
  const handle = (request: ConnectionRequest, isYes: boolean) => {
    const { connectionId, sender } = request;
    setAnswered((before) => new Set([...before, connectionId]));
    void answer({ connectionId, personId: sender.id }, isYes);
    // The focused button disappears with its request.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="connection-requests" className="card grid grid-cols-1 gap-3 p-4 sm:gap-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="connection-requests" ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          Pending Connection Requests
        </h2>
        {open.length > 0 && <Chip tone="gold">{plural(open.length, { one: '# request', other: '# requests' })}</Chip>}
      </header>
      {viewer.role === 'alumni' && (
        <NoRoomNotice
          key={accepted}
          viewer={viewer}
          hasStudents={open.some((request) => findConnection(request)?.other.role === 'student')}
          hasAccepted={accepted > 0}
        />
      )}
      {error && !data ? (
        <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="text-muted empty:hidden">
          {open.length === 0 && 'No connection requests'}
        </p>
      )}
      {open.length > 0 && <AcceptanceNote />}
      {open.length > 0 && (
        // On phones, the first request only: a link leads to the others.
        <ul className="grid grid-cols-1 gap-5 max-sm:*:not-first:hidden">
          {open.map((request) => (
            <li key={request.id} className="min-w-0">
              <ConnectionRequestRow
                request={request}
                connection={findConnection(request)}
                isQuiet={isQuiet || open.length > 1}
                onAnswer={(isYes) => handle(request, isYes)}
              />
            </li>
          ))}
        </ul>
      )}
      {open.length > 1 && (
        <Link
          to="/my-people"
          search={{ tab: 'waiting' }}
          className="link inline-flex min-h-11 items-center justify-self-start font-semibold sm:hidden"
        >
          View all {open.length} requests
        </Link>
      )}
    </section>
  );
}
