import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { AUDIT_DETAIL_MAX_LENGTH } from '../../../../shared/domain/limits';
import { PRINTABLE_LINE_PATTERN, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import type { PendingAdministrator } from '../../application/approvals/decide-on-administrator';

export class RefusalBody {
  /** The reason, for the audit log. 1 to 200 characters. */
  @Trimmed()
  @IsString({ message: 'Write a reason' })
  @MinLength(1, { message: 'Write a reason' })
  @MaxLength(AUDIT_DETAIL_MAX_LENGTH)
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'reason must not contain control characters' })
  reason: string;
}

class PendingAdministratorUserView {
  id: number;
  fullName: string;
  /** Shows where the person works. */
  email: string;
}

class PendingAdministratorCollegeView {
  id: number;
  name: string;
  /** Domain of staff addresses; null if the college has no website. */
  domain: string | null;
}

export class PendingAdministratorView {
  /** ID of the person. Each person can have one open request. */
  id: number;
  user: PendingAdministratorUserView;
  college: PendingAdministratorCollegeView;
  department: string | null;
  position: string | null;
  requestedAt: Date;
  emailConfirmed: boolean;
  /** Whether the person has entered the code that was emailed to a staff address of the college. */
  addressVerified: boolean;
  /** Whether the person was removed or refused before. */
  wasRefused: boolean;
}

export function toPendingView({ user, ...waiting }: PendingAdministrator): PendingAdministratorView {
  const { id, fullName, email, isEmailConfirmed: emailConfirmed } = user;
  return { id, user: { id, fullName, email }, ...waiting, emailConfirmed };
}
