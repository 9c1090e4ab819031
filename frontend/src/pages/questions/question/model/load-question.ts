import type { QueryClient } from '@tanstack/react-query';
import { questionQueries, type OpenQuestion } from '@/entities/question';
import { ApiError, type ViewerId } from '@/shared/api';
import { toExcerpt } from '@/shared/lib/format';

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 150;

const NOT_FOUND_HEAD = {
  title: 'Question Not Found',
  description: 'This question doesn’t exist or is closed.',
  canonical: null,
};

/** Returns the head of a question's page, in the same words as the server. */
const questionHead = ({ id, text, isIndexed }: OpenQuestion) => ({
  title: toExcerpt(text, MAX_TITLE_LENGTH),
  description: toExcerpt(text, MAX_DESCRIPTION_LENGTH),
  canonical: isIndexed ? `/questions/${id}` : null,
});

/**
 * Loads the question in a path.
 * @returns the head of the page; the ID is null if the viewer can't see a question with it
 */
export async function loadQuestion(queryClient: QueryClient, text: string, viewer: ViewerId) {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  if (id === null) return { id, head: NOT_FOUND_HEAD };
  try {
    return { id, head: questionHead(await queryClient.ensureQueryData(questionQueries.detail(id, viewer))) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { id: null, head: NOT_FOUND_HEAD };
    throw error;
  }
}
