import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CollegeDetail } from '@/entities/college';
import { DiscussionSkeletons, DiscussionSummary, forumQueries } from '@/entities/discussion';
import { SaveDiscussionButton } from '@/features/discussions/save-discussion';
import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { useFocusOnArrival } from './use-focus-on-arrival';

/** Number shown on the overview. */
const OVERVIEW_DISCUSSION_COUNT = 3;
const DISCUSSIONS_PER_PAGE = 10;
const EXCERPT_LENGTH = 200;

interface HubDiscussionsProps {
  college: CollegeDetail;
  /** Whether the viewer came here from the overview. */
  takesFocus: boolean;
}

/** Discussions about a college. */
export function HubDiscussions({ college, takesFocus }: HubDiscussionsProps) {
  const heading = useFocusOnArrival(takesFocus);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useCollegeDiscussions(college.id);
  return (
    <section aria-labelledby="hub-discussions" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="hub-discussions" {...heading} className="text-2xl">
          Discussions
        </h2>
        <StartDiscussionButton college={college} />
      </div>
      <DiscussionSummaries college={college} />
      {hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more discussions
        </Button>
      )}
    </section>
  );
}

/** The first discussions on the overview, and a button that opens their tab. */
export function OverviewDiscussions({ college, onMore }: { college: CollegeDetail; onMore: () => void }) {
  const { data } = useCollegeDiscussions(college.id);
  const hasDiscussions = (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <section aria-labelledby="first-discussions" className="grid grid-cols-1 gap-4">
      <h2 id="first-discussions" className="text-2xl">
        Recent Discussions
      </h2>
      <DiscussionSummaries college={college} most={OVERVIEW_DISCUSSION_COUNT} />
      {hasDiscussions && (
        <Button variant="quiet" className="justify-self-start" onClick={onMore}>
          View all discussions
        </Button>
      )}
    </section>
  );
}

/** The overview and the tab share one query, so that switching sends no request. */
function useCollegeDiscussions(collegeId: number) {
  const { user } = useAuth();
  return useInfiniteQuery(forumQueries.list({ collegeId, limit: DISCUSSIONS_PER_PAGE }, user?.id));
}

function DiscussionSummaries({ college, most = Infinity }: { college: CollegeDetail; most?: number }): ReactNode {
  const { user } = useAuth();
  const { data, error, refetch } = useCollegeDiscussions(college.id);
  const discussions = data?.pages.flatMap(({ items }) => items).slice(0, most);
  if (error && !discussions) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!discussions) return <DiscussionSkeletons count={OVERVIEW_DISCUSSION_COUNT} />;
  if (discussions.length === 0) {
    return (
      <div className="card grid justify-items-center gap-3 p-8 text-center text-muted">
        <p>No discussions yet</p>
        {most < Infinity && <StartDiscussionButton college={college} />}
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4">
      {discussions.map((discussion) => (
        <li key={discussion.id} className="card min-w-0 p-4 sm:p-5">
          <DiscussionSummary
            discussion={discussion}
            heading="h3"
            excerpt={EXCERPT_LENGTH}
            action={user?.emailVerified && <SaveDiscussionButton discussion={discussion} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Opens the form for a new discussion with this college attached. */
function StartDiscussionButton({ college: { id, name } }: { college: CollegeDetail }) {
  return (
    <Link to="/forum" search={{ new: 1, collegeId: id, college: name }} className={buttonStyles({ variant: 'quiet' })}>
      Start New Discussion<span className="sr-only"> about {name}</span>
    </Link>
  );
}
