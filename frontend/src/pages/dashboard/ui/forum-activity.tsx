import { Link } from '@tanstack/react-router';
import type { User } from '@/shared/api';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { MORE, Section } from './section';

// It stands below everything else: the frame of the page need not wait for it.
const RecentDiscussions = lazyComponent(() => import('./recent-discussions'), <Skeleton className="h-72" />);

/** What people discuss now. */
export function ForumActivity({ viewer }: { viewer: User }) {
  return (
    <Section
      title="Recent Forum Activity"
      more={
        <Link to="/forum" className={MORE}>
          Go to Forum
        </Link>
      }
    >
      <RecentDiscussions viewer={viewer} />
    </Section>
  );
}
