import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { importQuestionPages } from '../../../import-question-pages';
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
  codeSplitGroupings: [],
  validateSearch: ({ collegeId, figure, cip, level }: Record<string, unknown>): NewQuestionSearch => ({
    collegeId: numberParam(collegeId),
    figure: textParam(figure),
    cip: textParam(cip),
    level: textParam(level),
  }),
  head: () =>
    pageHead({
      title: 'Ask someone who lived it',
      description: 'Ask an alum about a figure or a program of a college.',
      canonical: null,
    }),
  component: lazyRouteComponent(importQuestionPages, 'NewQuestion'),
});
