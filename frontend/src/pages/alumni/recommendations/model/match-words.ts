import type { MentorMatch } from '@/shared/api';

/** Whoever has no account any more has no name either. */
export const nameOf = ({ other }: MentorMatch): string => other?.fullName ?? 'Somebody who has left';
