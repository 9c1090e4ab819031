import type { Role } from '../../../../shared/domain/role';
import { AdministratorsCannotBeAnonymous } from './discussion-errors';

/** The author of a discussion or reply. */
export interface Writer {
  readonly id: number;
  readonly role: Role;
  /** Hides the name from members; moderators can see it. */
  readonly isAnonymous: boolean;
}

/** What hid a discussion or reply: three independent reports, until a moderator decides, or a moderator. */
export type HiddenBy = 'reports' | 'moderator';

/**
 * College administrators always write under the name of their college.
 * @throws AdministratorsCannotBeAnonymous
 */
export function assertMayHideName(role: Role, isAnonymous: boolean): void {
  if (isAnonymous && role === 'college_admin') throw new AdministratorsCannotBeAnonymous();
}
