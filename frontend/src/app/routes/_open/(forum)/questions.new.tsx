import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RawNewQuestionSearch } from '@/pages/questions/ask';
import { importQuestionPages } from '../../../import-question-pages';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(forum)/questions/new')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawNewQuestionSearch => search,
  head: () => pageHead({ title: 'Ask someone who lived it', canonical: null }),
  component: lazyRouteComponent(importQuestionPages, 'NewQuestion'),
});
