import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { markdownExcerpt, forumQueries, type ListedDiscussion } from '@/entities/discussion';
import { useAuth } from '@/shared/auth';
import { formatDate } from '@/shared/lib/dates';
import { buttonStyles } from '@/shared/ui/button';
import { SideCard } from './side-card';

const MAX_SHOWN_DISCUSSIONS = 3;
const EXCERPT_LENGTH = 150;

/** The newest discussions of a college, in their public form without authors. */
export function RecentDiscussions({ college: { id, name } }: { college: CollegeDetail }) {
  const { user } = useAuth();
  const { data, error, refetch } = useInfiniteQuery(
    forumQueries.list({ collegeId: id, limit: MAX_SHOWN_DISCUSSIONS }, user?.id),
  );
  return (
    <SideCard title="Recent Discussions" query={{ data: data?.pages[0]?.items, error, refetch }}>
      {(discussions) => (
        <>
          {discussions.length === 0 ? (
            <p className="text-muted">No discussions yet</p>
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-line">
              {discussions.map((discussion) => (
                <DiscussionExcerpt key={discussion.id} discussion={discussion} />
              ))}
            </ul>
          )}
          <Link
            to="/forum"
            search={
              discussions.length === 0 ? { new: 1, collegeId: id, college: name } : { collegeId: id, college: name }
            }
            className={buttonStyles({ variant: 'quiet' })}
          >
            {discussions.length === 0 ? 'Start a discussion' : 'View all discussions'}
            <span className="sr-only"> about {name}</span>
          </Link>
        </>
      )}
    </SideCard>
  );
}

function DiscussionExcerpt({ discussion: { id, title, content, createdAt } }: { discussion: ListedDiscussion }) {
  return (
    <li className="relative grid min-w-0 grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0">
      <h3 className="text-lg wrap-anywhere">
        <Link
          to="/forum/$postId"
          params={{ postId: String(id) }}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className="wrap-anywhere">{markdownExcerpt(content, EXCERPT_LENGTH)}</p>
      <p className="num text-sm text-muted">
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
    </li>
  );
}
