import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { campusEventQueries, type EventPeriod } from '../api/campus-events';
import { AddEvent } from './add-event';
import EventCard from './event-card';

const MAX_LISTED_EVENTS = 50;
const PERIOD_TABS: readonly { when: EventPeriod; label: string; empty: string }[] = [
  { when: 'upcoming', label: 'Upcoming', empty: 'Events coming soon' },
  { when: 'past', label: 'Past', empty: 'No past events' },
];

interface CampusEventsProps {
  college: { id: number; name: string; state: string };
  howToConfirm: ReactNode;
}

/** The campus events of a college, upcoming and past, with a button for adding one. */
export function CampusEvents({ college, howToConfirm }: CampusEventsProps) {
  const { user } = useAuth();
  const [when, setWhen] = useState<EventPeriod>('upcoming');
  const [now] = useState(() => new Date());
  const events = useQuery(campusEventQueries.list({ collegeId: college.id, when, limit: MAX_LISTED_EVENTS }, user?.id));
  const mayAddQuery = useQuery(campusEventQueries.mayAdd(college.id, user?.id));
  const shown = PERIOD_TABS.find((one) => one.when === when);

  return (
    <section aria-labelledby="campus-events">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id="campus-events" className="text-2xl">
          Campus events
        </h2>
        <AddEvent college={college} />
      </div>
      <div role="group" aria-label="Show" className="mt-4 flex gap-2">
        {PERIOD_TABS.map((one) => (
          <Button
            key={one.when}
            variant={one.when === when ? 'primary' : 'quiet'}
            aria-pressed={one.when === when}
            onClick={() => setWhen(one.when)}
          >
            {one.label}
          </Button>
        ))}
      </div>
      <div className="mt-4" aria-busy={events.isPending || events.isPlaceholderData}>
        {events.isError ? (
          <ErrorPanel message={toErrorSentence(events.error)} onRetry={() => void events.refetch()} />
        ) : events.isPending ? (
          <div className="grid gap-4">
            <Skeleton className="h-48" />
            <Skeleton className="h-48" />
          </div>
        ) : events.data.items.length === 0 ? (
          <p className="card p-8 text-center text-muted">{shown?.empty}</p>
        ) : (
          <ul className={`grid gap-4 ${events.isPlaceholderData ? 'opacity-60' : ''}`}>
            {events.data.items.map((event) => (
              <li key={event.id}>
                <EventCard
                  event={event}
                  now={now}
                  howToConfirm={howToConfirm}
                  mayPublish={mayAddQuery.data?.may === 'publish'}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
