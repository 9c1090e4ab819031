import type { ReactNode } from 'react';
import type { Meeting } from '@/entities/meeting';
import { MeetingCard } from '@/features/meetings';
import { toErrorSentence } from '@/shared/api';
import { useDelayedLoading } from '@/shared/lib/held';
import { formatDayInZone, deviceZone } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { MeetingsResult } from '../api/use-meetings';
import { useIsWideScreen } from '@/shared/ui/screen-width';
import { groupMeetingsByDay } from '../model/days';
import { MiniMonth } from './mini-month';

interface MeetingsShownProps {
  read: MeetingsResult;
  viewer: number;
  now: Date;
  onOpen: (meeting: Meeting) => void;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** Label of the button that loads more. */
  more: string;
}

/** Element ID of a day in the list, for the month beside it. */
const dayElementId = (day: string) => `day-${day}`;

/** Meetings grouped by day, with the month beside them on wide screens. */
export function MeetingList({ read: { query, meetings }, viewer, now, onOpen, empty, more }: MeetingsShownProps) {
  const zone = deviceZone();
  const isWide = useIsWideScreen();
  const showsSkeleton = useDelayedLoading(query.isPending) && query.isPending;
  if (query.error && !meetings) {
    return <ErrorPanel message={toErrorSentence(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!meetings) return <MeetingListSkeleton isShown={showsSkeleton} />;
  if (meetings.length === 0) return <div className="card grid justify-items-center gap-4 p-8 text-center">{empty}</div>;

  const days = groupMeetingsByDay(meetings, zone);
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid grid-cols-1 gap-6">
        {days.map(({ day, meetings: ofDay }) => (
          <section key={day} aria-labelledby={dayElementId(day)} className="grid grid-cols-1 gap-3">
            <h2 id={dayElementId(day)} tabIndex={-1} className="text-xl">
              {formatDayInZone(ofDay[0]?.startTime ?? now, zone, now)}
            </h2>
            <ul className="grid grid-cols-1 gap-3">
              {ofDay.map((meeting) => (
                <li key={meeting.id}>
                  <MeetingCard meeting={meeting} viewer={viewer} now={now} onNotes={() => onOpen(meeting)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {query.hasNextPage && (
          <Button
            variant="quiet"
            className="justify-self-center"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {more}
          </Button>
        )}
      </div>
      {isWide && (
        <aside aria-label="Days with meetings" className="sticky top-6 card p-4 print:hidden">
          <MiniMonth
            days={days.map(({ day }) => day)}
            onChoose={(day) => {
              const heading = document.getElementById(dayElementId(day));
              heading?.scrollIntoView({ block: 'start' });
              heading?.focus({ preventScroll: true });
            }}
          />
        </aside>
      )}
    </div>
  );
}

function MeetingListSkeleton({ isShown }: { isShown: boolean }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      {isShown && (
        <>
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </>
      )}
    </div>
  );
}
