import { createFileRoute, useLocation } from '@tanstack/react-router';
import { NewQuestionPage } from '@/pages/questions/new-question';
import { pageHead } from '../../../page-head';
import { numberParam, textParam } from '../../../search-params';

interface NewQuestionSearch {
  collegeId?: number;
  /** Name of a figure. */
  figure?: string;
  /** Field of study of a program. */
  cip?: string;
  level?: string;
}

export const Route = createFileRoute('/_open/(forum)/questions/new')({
  staticData: { isPublic: true },
  validateSearch: (search: Record<string, unknown>): NewQuestionSearch => ({
    collegeId: numberParam(search.collegeId),
    figure: textParam(search.figure),
    cip: textParam(search.cip),
    level: textParam(search.level),
  }),
  head: () =>
    pageHead({
      title: 'Ask someone who lived it',
      description: 'Ask an alum about a figure or a program of a college.',
      canonical: null,
    }),
  component: NewQuestion,
});

function NewQuestion() {
  const { collegeId, ...about } = Route.useSearch();
  const here = useLocation({ select: (location) => location.href });
  return <NewQuestionPage key={here} subject={collegeId === undefined ? null : { collegeId, ...about }} here={here} />;
}
