import type { User } from '@/shared/api';
import { lazyComponent } from '@/shared/ui/lazy-component';

// Most people have none: the frame of the page need not wait for it.
const MeetingsToAnswer = lazyComponent(() => import('./meetings-to-answer'));

/** Past meetings of which the person has not said whether they happened. */
export function UnansweredMeetings({ viewer }: { viewer: User }) {
  return <MeetingsToAnswer viewer={viewer.id} />;
}
