import type { Role } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import type { ForumAuthor } from '../api/discussions';

const ROLE_LABELS: Record<Role, string> = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' };

export const roleLabel = ({ role }: ForumAuthor): string | null => role && ROLE_LABELS[role];

/** Returns '0 replies', '1 reply', '1,204 replies'. */
export const repliesLabel = (count: number): string => plural(count, { one: '# reply', other: '# replies' });
export const viewsLabel = (count: number): string => plural(count, { one: '# view', other: '# views' });

/** Returns the name shown to members for an anonymous author; null for roles that can't post anonymously. */
export const rolePseudonym = (role: Role): string | null =>
  ({ student: 'A student', alumni: 'An alum', college_admin: null })[role];
