import type { ForumAuthor, Role } from '@/shared/api';
import { plural } from '@/shared/lib/plural';

const ROLES: Record<Role, string> = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' };

export const roleLabel = ({ role }: ForumAuthor): string | null => role && ROLES[role];

/** '0 replies', '1 reply', '1,204 replies'. */
export const repliesLabel = (count: number): string => plural(count, { one: '# reply', other: '# replies' });
export const viewsLabel = (count: number): string => plural(count, { one: '# view', other: '# views' });

/** What members read in place of the name of someone who asks without it; null for those who may not. */
export const pseudonymOf = (role: Role): string | null =>
  ({ student: 'A student', alumni: 'An alum', college_admin: null })[role];
