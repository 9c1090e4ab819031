import type { Id } from '../../../../shared/domain/id';

export type CollegeId = Id<'College'>;
export type PersonId = Id<'User'>;
export type ReviewId = Id<'Review'>;
export type CampusEventId = Id<'CampusEvent'>;
