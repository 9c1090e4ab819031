import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { campusEventQueries } from '../api/campus-events';

const EventCard = lazyComponent(() => import('./event-card'), <Skeleton className="h-40" />);

/** The next events of a college; renders nothing if there are none, or until they are loaded. */
export function UpcomingEvents({ collegeId, howToConfirm }: { collegeId: number; howToConfirm: ReactNode }) {
  const { user } = useAuth();
  const [now] = useState(() => new Date());
  const { data } = useQuery(campusEventQueries.list({ collegeId, when: 'upcoming', limit: 3 }, user?.id));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-events">
      <h2 id="upcoming-events" className="text-2xl">
        Upcoming campus events
      </h2>
      <ul className="mt-4 grid gap-4">
        {data.items.map((event) => (
          <li key={event.id}>
            <EventCard event={event} now={now} howToConfirm={howToConfirm} />
          </li>
        ))}
      </ul>
    </section>
  );
}
