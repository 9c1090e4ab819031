import type { PublicDiscussion } from '../contexts/forum';
import type { PageHead } from '../shared/infrastructure/http/page-heads';
import { excerpt, markdownToPlainText } from './plain-text';

/** Search engines read only the beginning; the page has the whole text. */
const MAX_TEXT_LENGTH = 1_000;

/** The head of a discussion's page: only what visitors can read, so without names. */
export function discussionPageHead(post: PublicDiscussion, appName: string): PageHead {
  const { id, title, content } = post;
  return {
    status: 200,
    title: `${title} · ${appName}`,
    description: excerpt(markdownToPlainText(content)),
    canonical: `/forum/${id}`,
    heading: title,
    data: toQuestionLinkedData(post),
  };
}

/** Returns a question and its answers as schema.org data. */
function toQuestionLinkedData({ title, content, createdAt, replyCount, answer, replies }: PublicDiscussion) {
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: markdownExcerpt(content),
      dateCreated: createdAt,
      answerCount: replyCount,
      ...(answer && { acceptedAnswer: toAnswerLinkedData(answer) }),
      ...(replies.length > 0 && { suggestedAnswer: replies.map(toAnswerLinkedData) }),
    },
  };
}

const toAnswerLinkedData = ({ content, createdAt }: PublicDiscussion['replies'][number]) => ({
  '@type': 'Answer',
  text: markdownExcerpt(content),
  dateCreated: createdAt,
});

const markdownExcerpt = (markdown: string): string => excerpt(markdownToPlainText(markdown), MAX_TEXT_LENGTH);
