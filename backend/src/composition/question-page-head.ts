import type { PublicQuestion } from '../contexts/forum';
import type { PageHead } from '../shared/infrastructure/http/page-heads';
import { excerpt } from './plain-text';

const MAX_TITLE_LENGTH = 70;

/** The head of an open question's page: only what visitors can read. */
export const questionPageHead = ({ id, text, isIndexed }: PublicQuestion, appName: string): PageHead => ({
  status: 200,
  title: `${excerpt(text, MAX_TITLE_LENGTH)} · ${appName}`,
  description: excerpt(text),
  canonical: isIndexed ? `/questions/${id}` : null,
  heading: excerpt(text, MAX_TITLE_LENGTH),
});
