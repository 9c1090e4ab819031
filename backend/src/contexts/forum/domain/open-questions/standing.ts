import { hoursAfter, OPEN_QUESTION_RULES, type OpenQuestionState } from './open-question';

/** Where a question stands for a person who asked it. */
export const STANDINGS = ['looking', 'offered', 'taken', 'answered', 'no-answer-yet', 'withdrawn', 'closed'] as const;
export type Standing = (typeof STANDINGS)[number];

type Facts = Pick<OpenQuestionState, 'askerId' | 'status' | 'closedBy' | 'isAccepted' | 'createdAt'> & {
  readonly isOffered: boolean;
};

/** Those who only asked the same see an answer once the asker has accepted it. */
export function findStanding(facts: Facts, viewerId: number, now: Date): Standing {
  const { askerId, status, closedBy, isAccepted, createdAt, isOffered } = facts;
  const isAsker = askerId === viewerId;
  if (status === 'closed') return isAsker && closedBy === 'asker' ? 'withdrawn' : 'closed';
  if (status === 'answered') return isAsker || isAccepted ? 'answered' : 'taken';
  if (status === 'taken') return 'taken';
  if (now >= hoursAfter(createdAt, OPEN_QUESTION_RULES.noticeAfterDays * 24)) return 'no-answer-yet';
  return isOffered ? 'offered' : 'looking';
}
