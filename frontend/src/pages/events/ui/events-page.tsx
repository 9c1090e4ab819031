import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import type { Meeting } from '@/entities/meeting';
import { CalendarFeedButton, HoursInOtherZone, MyHoursButton, useTimeZoneSync } from '@/features/availability';
import { MeetingDetails, ScheduleDialog, useNow } from '@/features/meetings';
import type { User } from '@/shared/auth';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { useMeetings } from '../api/use-meetings';
import { parseEventsSearch, type RawEventsSearch, type EventsSearch } from '../model/search';
import { MeetingsHappeningNow } from './happening-now';
import { MeetingList } from './meeting-list';

interface EventsPageProps {
  user: User;
  address: RawEventsSearch;
  /** Writes another search to the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawEventsSearch) => EventsSearch, replace: boolean) => void;
}

/** The user's meetings: happening now, upcoming and past, and the form for a new one. */
export function EventsPage({ user, address, onSearch }: EventsPageProps) {
  const search = parseEventsSearch(address);
  const now = useNow();
  const { upcoming, past, started } = useMeetings(user.id, now);
  useTimeZoneSync(user.id);

  const change = (to: { [Name in keyof EventsSearch]: EventsSearch[Name] | undefined }, replace = false) =>
    onSearch((before) => parseEventsSearch({ ...parseEventsSearch(before), ...to }), replace);
  const list = {
    viewer: user.id,
    now,
    onOpen: ({ id }: Meeting) => change({ meeting: id }),
  };
  const schedule = (
    <Button className="max-sm:order-first" onClick={() => change({ new: 1 })}>
      <CalendarPlus size={18} aria-hidden="true" />
      Schedule Meeting
    </Button>
  );

  return (
    <div className="page-width page-height">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Events</h1>
          <p className="mt-1 text-muted">Your one-on-one meetings.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <MyHoursButton viewer={user.id} isAlum={user.role === 'alumni'} />
          <Link to="/group-hours" className={buttonStyles({ variant: 'quiet' })}>
            Group hours
          </Link>
          <CalendarFeedButton viewer={user.id} />
          {schedule}
        </div>
      </header>
      <HoursInOtherZone viewer={user.id} now={now} />
      <MeetingsHappeningNow meetings={started} {...list} />
      <div className="mt-6">
        <Tabs
          label="Meetings"
          value={search.tab ?? 'upcoming'}
          onChange={(tab) => change({ tab: tab === 'past' ? tab : undefined })}
          tabs={[
            {
              value: 'upcoming',
              label: 'Upcoming Meetings',
              content: (
                <MeetingList
                  {...list}
                  read={upcoming}
                  more="Show later meetings"
                  empty={
                    <>
                      <p>No upcoming meetings</p>
                      {schedule}
                    </>
                  }
                />
              ),
            },
            {
              value: 'past',
              label: 'Past Meetings',
              content: (
                <MeetingList
                  {...list}
                  read={past}
                  more="Show earlier meetings"
                  empty={
                    <>
                      <p>No past meetings</p>
                      {schedule}
                    </>
                  }
                />
              ),
            },
          ]}
        />
      </div>
      <ScheduleDialog
        user={user}
        knownAttendeeId={search.with}
        howToFind={
          <Link to={user.role === 'alumni' ? '/connect-students' : '/find-alumni'} className="link">
            Find people to connect with
          </Link>
        }
        open={search.new === 1}
        onOpenChange={(isOpen) => !isOpen && change({ new: undefined, with: undefined }, true)}
        onDone={() => change({ new: undefined, with: undefined, tab: undefined }, true)}
      />
      {search.meeting !== undefined && (
        <MeetingDetails
          key={search.meeting}
          meetingId={search.meeting}
          viewer={user.id}
          now={now}
          onClose={() => change({ meeting: undefined }, true)}
        />
      )}
    </div>
  );
}
