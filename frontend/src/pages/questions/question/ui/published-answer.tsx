import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { forumQueries, MarkdownText } from '@/entities/discussion';
import type { ViewerId } from '@/shared/api';
import { toErrorSentence } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

/** The answer as it was published in the forum. */
export function PublishedAnswer({ postId, viewer }: { postId: number; viewer: ViewerId }) {
  const { data, error, refetch } = useInfiniteQuery(forumQueries.detail(postId, viewer));
  const discussion = data?.pages[0]?.discussion;
  const answer = discussion?.answer ?? discussion?.replies[0];
  return (
    <section aria-labelledby="answer" className="card grid grid-cols-1 gap-3 border-2 border-success p-4 sm:p-5">
      <h2 id="answer" className="flex items-center gap-2 text-xl">
        <CircleCheck size={22} aria-hidden="true" className="text-success" />
        Published answer
      </h2>
      {!discussion && !error && <Skeleton className="h-24" />}
      {error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {answer && (
        <>
          <MarkdownText text={answer.content} />
          <p className="text-sm text-muted">
            <time dateTime={answer.createdAt}>{formatDate(answer.createdAt)}</time>
          </p>
        </>
      )}
      <p>
        <Link
          to="/forum/$postId"
          params={{ postId: String(postId) }}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Open the discussion
        </Link>
      </p>
    </section>
  );
}
