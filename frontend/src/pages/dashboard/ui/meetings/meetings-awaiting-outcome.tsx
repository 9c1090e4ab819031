import type { User } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';

// Lazy: most users have none, and it shares its code with the upcoming meetings.
const LazyPendingMeetings = lazyComponent<{ viewer: number }>(() =>
  import('./next-meetings').then((module) => ({ default: module.PendingMeetings })),
);

/** Past meetings for which the viewer hasn't recorded an outcome. */
export function MeetingsAwaitingOutcome({ viewer }: { viewer: User }) {
  return <LazyPendingMeetings viewer={viewer.id} />;
}
