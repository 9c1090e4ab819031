import type { ShownPerson } from '../people/person';

export type Badge = 'alumni' | 'visitor' | 'sample';

/** Who a review is by, as far as the reader may know. */
export interface Byline {
  readonly authorId: number | null;
  readonly authorName: string;
  readonly authorAvatarUrl: string | null;
  readonly authorBadge: Badge;
}

export interface SignedReview {
  readonly collegeId: number;
  readonly collegeName: string;
  readonly isSample: boolean;
}

const GONE = 'Deleted user';

/**
 * No one has verified where alumni studied, so no review carries the badge `alumni` yet.
 * @param author undefined when the account is gone
 * @param isVisitor whether the reader is not signed in: they get names, but nothing that leads to a profile
 */
export function bylineOf(author: ShownPerson | undefined, review: SignedReview, isVisitor: boolean): Byline {
  const isNamed = author !== undefined && !isAnonymous(author, isVisitor);
  return {
    authorId: isNamed && !isVisitor ? author.id : null,
    authorName: !author ? GONE : isNamed ? author.displayName : pseudonymOf(author, review),
    authorAvatarUrl: isNamed ? author.avatarUrl : null,
    authorBadge: review.isSample ? 'sample' : 'visitor',
  };
}

const isAnonymous = ({ isMinor, hiddenFrom }: ShownPerson, isVisitor: boolean): boolean =>
  isMinor || hiddenFrom === 'everyone' || (isVisitor && hiddenFrom === 'visitors');

/** Says no more than what the review itself is about. */
function pseudonymOf(
  { role, isMinor, alumniCollegeId }: ShownPerson,
  { collegeId, collegeName }: SignedReview,
): string {
  if (isMinor || role !== 'alumni') return 'Student';
  return alumniCollegeId === collegeId ? `Alum of ${collegeName}` : 'Alum of another college';
}
