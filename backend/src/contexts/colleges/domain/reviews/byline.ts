import type { ShownPerson } from '../people/person';

export type Badge = 'alumni' | 'visitor' | 'sample';

/** The author of a review, as far as the viewer can see them. */
export interface Byline {
  readonly authorId: number | null;
  readonly authorName: string;
  readonly authorAvatarUrl: string | null;
  readonly authorBadge: Badge;
}

interface SignedReview {
  readonly collegeId: number;
  readonly collegeName: string;
  readonly isSample: boolean;
}

const DELETED_USER_NAME = 'Deleted user';

/**
 * Returns the byline. The badge `alumni` is for alumni whom the college has verified. Anonymous authors don't get it,
 * because it would narrow down who they are.
 * @param author undefined if the account was erased or may not be shown; readers can't tell which
 * @param isVisitor whether the viewer isn't signed in: they see names, but no link to a profile
 */
export function toByline(author: ShownPerson | undefined, review: SignedReview, isVisitor: boolean): Byline {
  const isNamed = author !== undefined && !isAnonymous(author, isVisitor);
  return {
    authorId: isNamed && !isVisitor ? author.id : null,
    authorName: !author ? DELETED_USER_NAME : isNamed ? author.displayName : toPseudonym(author, review),
    authorAvatarUrl: isNamed ? author.avatarUrl : null,
    authorBadge: toBadge(isNamed ? author : null, review),
  };
}

function toBadge(author: ShownPerson | null, { isSample, collegeId }: SignedReview): Badge {
  if (isSample) return 'sample';
  return author?.verifiedAlumniOf.includes(collegeId) ? 'alumni' : 'visitor';
}

const isAnonymous = ({ isMinor, hiddenFrom }: ShownPerson, isVisitor: boolean): boolean =>
  isMinor || hiddenFrom === 'everyone' || (isVisitor && hiddenFrom === 'visitors');

/** Reveals no more than the relation of the author to the reviewed college. */
function toPseudonym(
  { role, isMinor, alumniCollegeId }: ShownPerson,
  { collegeId, collegeName }: SignedReview,
): string {
  if (isMinor || role !== 'alumni') return 'Student';
  return alumniCollegeId === collegeId ? `Alum of ${collegeName}` : 'Alum of another college';
}
