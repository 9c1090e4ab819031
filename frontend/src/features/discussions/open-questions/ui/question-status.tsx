import { Chip } from '@/shared/ui/chip';
import type { OpenQuestion } from '@/entities/question';

const STATUS_LABELS = {
  waiting: { label: 'Waiting for an answer', tone: 'gold' },
  taken: { label: 'An alum is answering', tone: 'harbor' },
  answered: { label: 'Answered', tone: 'ivy' },
  closed: { label: 'Closed', tone: 'grey' },
} as const;

/** The state of a question, as everyone can see it. */
export function QuestionStatus({
  question: { status, postId },
}: {
  question: Pick<OpenQuestion, 'status' | 'postId'>;
}) {
  const { label, tone } = STATUS_LABELS[status];
  return <Chip tone={tone}>{status === 'answered' && postId === null ? 'Answered privately' : label}</Chip>;
}
