import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { RawQuestionsSearch } from '@/pages/questions/question-list';
import { importQuestionPages } from '../../../import-question-pages';
import { pageHead } from '../../../page-head';
import { numberParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(forum)/questions/')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawQuestionsSearch => search,
  // Notifications and emails link to a question in the list.
  beforeLoad: ({ search: { question } }) => {
    const id = numberParam(question);
    if (id !== undefined) {
      throw redirect({ to: '/questions/$questionId', params: { questionId: String(id) }, replace: true });
    }
  },
  head: () =>
    pageHead({
      title: 'Questions',
      description: 'What students ask alumni who’ve been there, and their answers.',
      canonical: '/questions',
    }),
  component: lazyRouteComponent(importQuestionPages, 'Questions'),
});
