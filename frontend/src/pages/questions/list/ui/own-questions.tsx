import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { questionQueries } from '@/entities/question';
import { OwnQuestion } from '@/features/discussions/open-questions';
import { buttonStyles } from '@/shared/ui/button';
import { EmptyList } from './empty-list';
import { ListSection } from './list-section';

/** The questions of a student, newest first. */
export function OwnQuestions({ viewer }: { viewer: number }) {
  const query = useInfiniteQuery(questionQueries.own(viewer));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <ListSection
      title="Yours"
      empty={
        <EmptyList title="You haven’t asked a question yet">
          <p>Open a college or a program, and select “Ask someone who lived it”.</p>
          <Link to="/college" className={buttonStyles({ variant: 'quiet' })}>
            Find a college
          </Link>
        </EmptyList>
      }
      rows={data?.pages
        .flatMap(({ items }) => items)
        .map((question) => (
          <li key={question.id}>
            <OwnQuestion question={question} />
          </li>
        ))}
      error={error}
      onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
      onMore={hasNextPage ? fetchNextPage : undefined}
      isLoadingMore={isFetchingNextPage}
    />
  );
}
