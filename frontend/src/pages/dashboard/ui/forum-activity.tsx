import { Link } from '@tanstack/react-router';
import type { User } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { MORE_LINK_CLASSES, DashboardSection } from './section';

// Below everything else on the page, so the frame doesn't have to wait for it.
const RecentDiscussions = lazyComponent(() => import('./recent-discussions'), <Skeleton className="h-72" />);

/** The latest activity in the forum. */
export function ForumActivity({ viewer }: { viewer: User }) {
  return (
    <DashboardSection
      title="Recent Forum Activity"
      more={
        <Link to="/forum" className={MORE_LINK_CLASSES}>
          Go to Forum
        </Link>
      }
    >
      <RecentDiscussions viewer={viewer} />
    </DashboardSection>
  );
}
