import { useQuery } from '@tanstack/react-query';
import { questionQueries } from '@/entities/question';
import { AnsweredQuestion } from '@/features/discussions/open-questions';
import { EmptyList } from './empty-list';
import { ListSection } from './list-section';

/** The answers an alum gave. */
export function GivenAnswers({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(questionQueries.offered(viewer));
  return (
    <ListSection
      title="Your answers"
      empty={
        <EmptyList title="You haven’t answered a question yet">
          <p>Questions that fit you appear under “Offered to you”.</p>
        </EmptyList>
      }
      rows={data?.answers.map((answered) => (
        <li key={answered.answer.id}>
          <AnsweredQuestion answered={answered} />
        </li>
      ))}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
