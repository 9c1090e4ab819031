import type { PublicDiscussion } from '../contexts/forum';
import type { PageHead } from '../shared/infrastructure/http/page-heads';
import { excerpt, plainText } from './plain-text';

/** Search engines read only the beginning; the page has the whole text. */
const LONGEST_TEXT = 1_000;

/** The head of a discussion's page: only what visitors can read, so without names. */
export function discussionHead(post: PublicDiscussion, appName: string): PageHead {
  const { id, title, content } = post;
  return {
    status: 200,
    title: `${title} · ${appName}`,
    description: excerpt(plainText(content)),
    canonical: `/forum/${id}`,
    heading: title,
    data: asQuestion(post),
  };
}

/** Returns a question and its answers as schema.org data. */
function asQuestion({ title, content, createdAt, replyCount, answer, replies }: PublicDiscussion) {
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: textOf(content),
      dateCreated: createdAt,
      answerCount: replyCount,
      ...(answer && { acceptedAnswer: asAnswer(answer) }),
      ...(replies.length > 0 && { suggestedAnswer: replies.map(asAnswer) }),
    },
  };
}

const asAnswer = ({ content, createdAt }: PublicDiscussion['replies'][number]) => ({
  '@type': 'Answer',
  text: textOf(content),
  dateCreated: createdAt,
});

const textOf = (markdown: string): string => excerpt(plainText(markdown), LONGEST_TEXT);
