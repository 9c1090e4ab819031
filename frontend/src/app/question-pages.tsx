import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { QuestionPage } from '@/pages/questions/question';
import { QuestionsPage } from '@/pages/questions/question-list';
import { useAuth } from '@/shared/auth';

export { loadQuestion } from '@/pages/questions/question';

const LIST_ROUTE = '/_open/(forum)/questions/';

export function Questions() {
  const { user } = useAuth();
  const address = useSearch({ from: LIST_ROUTE });
  const navigate = useNavigate({ from: '/questions/' });
  return (
    <QuestionsPage
      user={user}
      address={address}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

export function Question() {
  const { id } = useLoaderData({ from: '/_open/(forum)/questions/$questionId' });
  return <QuestionPage key={id} id={id} />;
}
