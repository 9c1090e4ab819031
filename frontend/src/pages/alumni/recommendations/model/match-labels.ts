import type { MentorMatch } from '../api/recommendations';

/** Returns the name of the other person; erased accounts have none. */
export const partnerName = ({ other }: MentorMatch): string => other?.fullName ?? 'Someone who left';

/** Returns the key of the unsent draft of feedback on a match. */
export const feedbackDraftKey = (matchId: number) => `match:${matchId}:feedback`;

/** Returns the key of the unsent draft of the reason for passing on a mentor. */
export const passReasonDraftKey = (recommendationId: number) => `recommendation:${recommendationId}:pass`;
