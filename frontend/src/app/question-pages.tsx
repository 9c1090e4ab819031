import { useLoaderData, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NewQuestionPage } from '@/pages/questions/new-question';
import { QuestionPage } from '@/pages/questions/question';
import { QuestionsPage } from '@/pages/questions/question-list';
import { useAuth, type User } from '@/shared/auth';

export { loadQuestion } from '@/pages/questions/question';

/** Waits until it is known who is signed in: visitors see another page, and other lists are loaded for them. */
function KnownViewer({ children }: { children: (user: User | null) => ReactNode }) {
  const { user, isLoading } = useAuth();
  return user || !isLoading ? children(user) : null;
}

const LIST_ROUTE = '/_open/(forum)/questions/';

export function Questions() {
  const address = useSearch({ from: LIST_ROUTE });
  const navigate = useNavigate({ from: '/questions/' });
  return (
    <KnownViewer>
      {(user) => (
        <QuestionsPage
          user={user}
          address={address}
          onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      )}
    </KnownViewer>
  );
}

export function Question() {
  const { id } = useLoaderData({ from: '/_open/(forum)/questions/$questionId' });
  return <KnownViewer>{(user) => <QuestionPage key={id} id={id} user={user} />}</KnownViewer>;
}

export function NewQuestion() {
  const address = useSearch({ from: '/_open/(forum)/questions/new' });
  const here = useLocation({ select: (location) => location.href });
  return (
    <KnownViewer>{(user) => <NewQuestionPage key={here} user={user} address={address} here={here} />}</KnownViewer>
  );
}
