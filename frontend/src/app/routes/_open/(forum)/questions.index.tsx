import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RawQuestionsSearch } from '@/pages/questions/question-list';
import { importQuestionPages } from '../../../import-question-pages';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(forum)/questions/')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawQuestionsSearch => search,
  head: () =>
    pageHead({
      title: 'Questions',
      description: 'What students ask alumni who’ve been there, and their answers.',
      canonical: '/questions',
    }),
  component: lazyRouteComponent(importQuestionPages, 'Questions'),
});
