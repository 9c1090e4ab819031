import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DiscussionSummary, forumQueries } from '@/entities/discussion';
import { SaveDiscussionButton } from '@/features/discussions/save-discussion';
import type { User } from '@/shared/auth';
import { Skeleton } from '@/shared/ui/skeleton';
import { QueryContent } from './query-content';
import { START_LINK_CLASSES, EmptySectionText } from './section';

const MAX_SHOWN_DISCUSSIONS = 2;
const EXCERPT_LENGTH = 150;

/** The discussions with the latest activity, with links to the forum. */
export default function RecentDiscussions({ viewer }: { viewer: User }) {
  const { data, error, refetch } = useInfiniteQuery(
    forumQueries.list({ sort: 'active', limit: MAX_SHOWN_DISCUSSIONS }, viewer.id),
  );
  return (
    <>
      <QueryContent query={{ data: data?.pages[0]?.items, error, refetch }} skeleton={<Skeleton className="h-72" />}>
        {(discussions) =>
          discussions.length === 0 ? (
            <EmptySectionText>No forum posts yet</EmptySectionText>
          ) : (
            // On phones, only the title of the latest discussion: the others are one link away.
            <ul className="grid grid-cols-1 divide-line sm:divide-y max-sm:*:not-first:hidden max-sm:[&_article>p]:hidden">
              {discussions.map((discussion) => (
                <li key={discussion.id} className="min-w-0 py-4 first:pt-0 last:pb-0 max-sm:py-0">
                  <DiscussionSummary
                    discussion={discussion}
                    heading="h3"
                    excerpt={EXCERPT_LENGTH}
                    action={
                      <div className="max-sm:hidden">
                        <SaveDiscussionButton discussion={discussion} />
                      </div>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
      <Link to="/forum" search={{ new: 1 }} className={START_LINK_CLASSES}>
        Create New Discussion
      </Link>
    </>
  );
}
