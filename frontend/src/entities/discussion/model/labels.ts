import type { ForumAuthor, Role } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

const ROLES: Record<Role, string> = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' };

export const roleLabel = ({ role }: ForumAuthor): string | null => role && ROLES[role];

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** '0 replies', '1 reply', '1,204 replies'. */
export const repliesLabel = (count: number): string => counted(count, 'reply', 'replies');
export const viewsLabel = (count: number): string => counted(count, 'view', 'views');

/** What members read in place of the name of someone who asks without it; null for those who may not. */
export const pseudonymOf = (role: Role): string | null =>
  ({ student: 'A student', alumni: 'An alum', college_admin: null })[role];
