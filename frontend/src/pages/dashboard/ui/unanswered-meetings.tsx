import type { User } from '@/shared/api';
import { lazyComponent } from '@/shared/ui/lazy-component';

// Most people have none, and it needs the same parts as the upcoming meetings.
const MeetingsToAnswer = lazyComponent<{ viewer: number }>(() =>
  import('./next-meetings').then((module) => ({ default: module.MeetingsToAnswer })),
);

/** Past meetings of which the person has not said whether they happened. */
export function UnansweredMeetings({ viewer }: { viewer: User }) {
  return <MeetingsToAnswer viewer={viewer.id} />;
}
