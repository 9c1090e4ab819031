import type { ShownPerson } from './person';

export type Badge = 'alumni' | 'visitor' | 'sample';

/** Who a review is by, as far as the reader may know. */
export interface Byline {
  readonly authorId: number | null;
  readonly authorName: string;
  readonly authorAvatarUrl: string | null;
  readonly authorBadge: Badge;
}

const GONE = 'Deleted user';

/**
 * @param author undefined when the account is gone
 * @param isVisitor whether the reader is not signed in: they get names, but nothing that leads to a profile
 */
export function bylineOf(
  author: ShownPerson | undefined,
  review: { readonly collegeId: number; readonly isSample: boolean },
  isVisitor: boolean,
): Byline {
  const isKnown = author !== undefined && !author.isMinor;
  const wasThere = author?.alumniCollegeId === review.collegeId;
  return {
    authorId: isKnown && !isVisitor ? author.id : null,
    authorName: author?.displayName ?? GONE,
    authorAvatarUrl: isKnown ? author.avatarUrl : null,
    authorBadge: review.isSample ? 'sample' : wasThere ? 'alumni' : 'visitor',
  };
}
