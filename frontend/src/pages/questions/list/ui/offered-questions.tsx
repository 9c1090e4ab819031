import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questionQueries } from '@/entities/question';
import { OfferedQuestion, TakenQuestion } from '@/features/discussions/open-questions';
import { EmptyList } from './empty-list';
import { ListSection } from './list-section';

/** The questions an alum is answering, and those they can take. */
export function OfferedQuestions({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(questionQueries.offered(viewer));
  const [newlyTaken, setNewlyTaken] = useState<number>();
  const rows = data && [
    ...data.taken.map((taken) => (
      <li key={taken.question.id}>
        <TakenQuestion taken={taken} isNew={taken.question.id === newlyTaken} />
      </li>
    )),
    ...data.offers.map((offer) => (
      <li key={offer.question.id}>
        <OfferedQuestion offer={offer} onTaken={() => setNewlyTaken(offer.question.id)} />
      </li>
    )),
  ];
  return (
    <ListSection
      title="Offered to you"
      empty={
        <EmptyList title="No questions for you right now">
          <p>When a student asks something you can answer, we’ll let you know.</p>
        </EmptyList>
      }
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
