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
 * The badge `alumni` is for those whom the college has confirmed. Anonymous authors have none: it would narrow down who
 * they are.
 * @param author undefined when the account is gone
 * @param isVisitor whether the reader is not signed in: they get names, but nothing that leads to a profile
 */
export function bylineOf(author: ShownPerson | undefined, review: SignedReview, isVisitor: boolean): Byline {
  const isNamed = author !== undefined && !isAnonymous(author, isVisitor);
  return {
    authorId: isNamed && !isVisitor ? author.id : null,
    authorName: !author ? GONE : isNamed ? author.displayName : pseudonymOf(author, review),
    authorAvatarUrl: isNamed ? author.avatarUrl : null,
    authorBadge: badgeOf(isNamed ? author : null, review),
  };
}

function badgeOf(author: ShownPerson | null, { isSample, collegeId }: SignedReview): Badge {
  if (isSample) return 'sample';
  return author?.verifiedAlumniOf.includes(collegeId) ? 'alumni' : 'visitor';
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
