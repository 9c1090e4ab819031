import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { tryLoadCurrentUser } from '../../../guards';
import { importQuestionPages } from '../../../import-question-pages';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(forum)/questions/$questionId')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  loader: async ({ context: { queryClient }, params }) => {
    const [{ loadQuestion }, viewer] = await Promise.all([importQuestionPages(), tryLoadCurrentUser(queryClient)]);
    return loadQuestion(queryClient, params.questionId, viewer?.id);
  },
  head: loadedHead,
  component: lazyRouteComponent(importQuestionPages, 'Question'),
});
