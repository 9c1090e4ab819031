import type { MentorMatch } from '@/shared/api';

/** Anyone who has no account any more has no name either. */
export const nameOf = ({ other }: MentorMatch): string => other?.fullName ?? 'Someone who left';

/** Names the feedback on a match that is written and not sent yet. */
export const feedbackDraft = (matchId: number) => `match:${matchId}:feedback`;

/** Names the reason for passing on a mentor that is written and not sent yet. */
export const passDraft = (recommendationId: number) => `recommendation:${recommendationId}:pass`;
