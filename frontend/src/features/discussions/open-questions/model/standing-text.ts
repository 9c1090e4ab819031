import type { OwnOpenQuestion } from '@/entities/question';
import { formatDate } from '@/shared/lib/dates';

interface StandingText {
  title: string;
  text: string;
}

/** Says where a student's question stands, and what happens next. */
export function standingText({ standing, expiresAt }: Pick<OwnOpenQuestion, 'standing' | 'expiresAt'>): StandingText {
  const until = formatDate(expiresAt);
  switch (standing) {
    case 'looking':
      return {
        title: 'Looking for alumni',
        text: `We’re looking for alumni who can answer this. We’ll keep looking until ${until}.`,
      };
    case 'offered':
      return {
        title: 'Waiting for an alum',
        text: `We’ve asked up to 3 alumni. Each has 48 hours; then we ask the next ones, until ${until}.`,
      };
    case 'taken':
      return {
        title: 'An alum is answering',
        text: 'They have 48 hours to write. If they don’t, we ask other alumni.',
      };
    case 'answered':
      return { title: 'Answered', text: 'Only people who asked this can read the answer, unless it’s published.' };
    case 'no-answer-yet':
      return {
        title: 'No answer yet',
        text: `No alum has answered in 10 days. We’ll keep asking until ${until}. In the meantime, try one of these:`,
      };
    case 'withdrawn':
      return { title: 'Withdrawn', text: 'You withdrew this question. We no longer offer it to alumni.' };
    case 'closed':
      return { title: 'Closed', text: 'We no longer offer this question to alumni. You can ask it again.' };
  }
}

const OPEN_STANDINGS: readonly OwnOpenQuestion['standing'][] = ['looking', 'offered', 'taken', 'no-answer-yet'];

/** Whether alumni can still answer the question. */
export const isOpen = ({ standing }: Pick<OwnOpenQuestion, 'standing'>): boolean => OPEN_STANDINGS.includes(standing);
