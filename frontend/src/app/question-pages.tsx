import type { QueryClient } from '@tanstack/react-query';
import { Navigate, useLoaderData, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NewQuestionPage } from '@/pages/questions/ask';
import { loadQuestion, QuestionPage } from '@/pages/questions/question';
import { QuestionsPage } from '@/pages/questions/list';
import { useAuth, type User } from '@/shared/auth';
import { tryLoadCurrentUser } from './guards';
import { numberParam } from './search-params';

const QUESTIONS_HEAD = {
  title: 'Questions',
  description: 'What students ask alumni who’ve been there, and their answers.',
  canonical: '/questions',
};

/** @returns the head of the list */
export const loadQuestions = () => ({ head: QUESTIONS_HEAD });

/** Loads the question in a path as the current user, or as a visitor. */
export async function loadQuestionOfViewer(queryClient: QueryClient, questionId: string) {
  const viewer = await tryLoadCurrentUser(queryClient);
  return loadQuestion(queryClient, questionId, viewer?.id);
}

/** Waits until it is known who is signed in: visitors see another page, and other lists are loaded for them. */
function KnownViewer({ children }: { children: (user: User | null) => ReactNode }) {
  const { user, isLoading } = useAuth();
  return user || !isLoading ? children(user) : null;
}

const LIST_ROUTE = '/_open/(forum)/questions/';

export function Questions() {
  const address = useSearch({ from: LIST_ROUTE });
  const navigate = useNavigate({ from: '/questions/' });
  // Notifications and emails link to a question in the list.
  const linked = numberParam(address.question);
  if (linked !== undefined) {
    return <Navigate to="/questions/$questionId" params={{ questionId: String(linked) }} replace />;
  }
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
