import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RawQuestionsSearch } from '@/pages/questions/list';
import { importQuestionPages } from '../../../import-question-pages';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(forum)/questions/')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawQuestionsSearch => search,
  loader: async () => (await importQuestionPages()).loadQuestions(),
  head: loadedHead,
  component: lazyRouteComponent(importQuestionPages, 'Questions'),
});
