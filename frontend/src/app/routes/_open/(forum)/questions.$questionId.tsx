import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { importQuestionPages } from '../../../import-question-pages';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(forum)/questions/$questionId')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  loader: async ({ context, params }) =>
    (await importQuestionPages()).loadQuestionOfViewer(context.queryClient, params.questionId),
  head: loadedHead,
  component: lazyRouteComponent(importQuestionPages, 'Question'),
});
