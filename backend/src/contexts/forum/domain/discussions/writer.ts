import type { Role } from '../../../../shared/domain/role';
import { NoAnonymousAdministrators } from './discussion-errors';

/** The person who writes. */
export interface Writer {
  readonly id: number;
  readonly role: Role;
  /** Hides the name from members; moderators can see it. */
  readonly isAnonymous: boolean;
}

/** Who has hidden something: three independent reports, until a moderator decides, or a moderator. */
export type HiddenBy = 'reports' | 'moderator';

/** A college speaks under its name. @throws NoAnonymousAdministrators */
export function assertMayHideName(role: Role, isAnonymous: boolean): void {
  if (isAnonymous && role === 'college_admin') throw new NoAnonymousAdministrators();
}
