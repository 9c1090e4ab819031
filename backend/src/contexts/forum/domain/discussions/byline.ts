import type { Role } from '../../../../shared/domain/role';

/** A person as the forum can show them to members. */
export interface Member {
  readonly id: number;
  /** The full name; for a minor, the first name and the initial of the last name. */
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** Whether they have a profile page that members can open. */
  readonly hasProfile: boolean;
  /** Colleges that they represent as verified administrators. */
  readonly representedCollegeIds: readonly number[];
  /** Colleges that have confirmed them as alumni; empty while their profile is hidden. */
  readonly verifiedAlumniOf: readonly number[];
}

export type AuthorBadge = 'college_representative' | 'verified_alum';

/** The author of a text as far as readers can know. The same for every member, including the author. */
export interface Byline {
  /** Null for anonymous authors, deleted or suspended accounts, and visitors. */
  readonly authorId: number | null;
  /** Null for visitors, who see no names. */
  readonly author: {
    readonly id: number | null;
    readonly fullName: string;
    readonly avatarUrl: string | null;
    /** Null if the account was deleted or suspended. */
    readonly role: Role | null;
    readonly badge: AuthorBadge | null;
    /** A path in the product; null if there is no page. */
    readonly profile: string | null;
  } | null;
  /** Null for visitors, who can't see which posts are anonymous. */
  readonly anonymous: boolean | null;
}

export interface Authorship {
  readonly authorId: number | null;
  readonly authorRole: Role;
  readonly isAnonymous: boolean;
  /** The college of the discussion. */
  readonly collegeId: number | null;
}

const DELETED_USER_NAME = 'Deleted user';
const PSEUDONYM_BY_ROLE: Readonly<Record<Role, string>> = {
  student: 'A student',
  alumni: 'An alum',
  college_admin: 'A college administrator',
};
const VISITOR_BYLINE: Byline = { authorId: null, author: null, anonymous: null };

/** @param member undefined if the account was deleted or may not be shown; readers can't tell which */
export function toByline(
  { authorRole, isAnonymous, collegeId }: Authorship,
  member: Member | undefined,
  isVisitor: boolean,
): Byline {
  if (isVisitor) return VISITOR_BYLINE;
  if (isAnonymous) {
    const author = { id: null, fullName: PSEUDONYM_BY_ROLE[authorRole], avatarUrl: null, role: authorRole };
    return { authorId: null, author: { ...author, badge: null, profile: null }, anonymous: true };
  }
  if (!member) {
    const author = { id: null, fullName: DELETED_USER_NAME, avatarUrl: null, role: null, badge: null, profile: null };
    return { authorId: null, author, anonymous: false };
  }
  const { id, displayName: fullName, avatarUrl, role } = member;
  return {
    authorId: id,
    author: {
      id,
      fullName,
      avatarUrl,
      role,
      badge: findAuthorBadge(member, collegeId),
      profile: findProfilePath(member),
    },
    anonymous: false,
  };
}

function findProfilePath({ id, role, hasProfile }: Member): string | null {
  if (!hasProfile || role === 'college_admin') return null;
  return role === 'alumni' ? `/alumni/${id}` : `/students/${id}`;
}

/** Returns a badge only for a confirmation by the discussion's college. */
function findAuthorBadge(
  { representedCollegeIds, verifiedAlumniOf }: Member,
  collegeId: number | null,
): AuthorBadge | null {
  if (collegeId === null) return null;
  if (representedCollegeIds.includes(collegeId)) return 'college_representative';
  return verifiedAlumniOf.includes(collegeId) ? 'verified_alum' : null;
}
