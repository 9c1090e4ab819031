import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { deviceZone, formatTimeRange } from '@/shared/lib/zoned-time';
import { groupHourQueries, type GroupHour } from '../api/group-hours';
import { placesText } from '../model/places-text';

interface OpenGroupHoursProps {
  /** The student. */
  viewer: number;
  /** Only those of this alum. */
  hostId?: number;
  /** Only those of alumni of this college. */
  collegeId?: number;
  title: string;
  /** A sentence under the title. */
  children?: ReactNode;
}

/** The next group hours of an alum or a college, with links to join them; nothing if there are none. */
export function OpenGroupHours({ viewer, hostId, collegeId, title, children }: OpenGroupHoursProps) {
  const { data } = useInfiniteQuery(groupHourQueries.open({ hostId, collegeId }, viewer));
  const id = useId();
  const groupHours = data?.pages.flatMap(({ items }) => items) ?? [];
  if (groupHours.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card p-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children && <p className="mt-1 text-muted">{children}</p>}
      <ul className="mt-3 grid gap-3">
        {groupHours.map((groupHour) => (
          <li key={groupHour.id} className="wrap-anywhere">
            <GroupHourLink groupHour={groupHour} hasHostName={hostId === undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupHourLink({ groupHour, hasHostName }: { groupHour: GroupHour; hasHostName: boolean }) {
  const { id, topic, startTime, endTime, host, hasJoined } = groupHour;
  const zone = deviceZone();
  return (
    <>
      <Link to="/group-hours" search={{ open: id }} className="link inline-flex min-h-11 items-center lg:min-h-8">
        {topic}
      </Link>
      <p className="text-muted">
        {hasHostName && `with ${host.displayName} · `}
        <time dateTime={startTime}>{formatTimeRange(startTime, endTime, zone)}</time>
        {' · '}
        {hasJoined ? 'You joined' : placesText(groupHour)}
      </p>
    </>
  );
}
