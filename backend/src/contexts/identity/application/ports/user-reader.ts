import type { UserId } from '../../domain/ids';
import type { RegistrationDetails } from '../../domain/registration-details';
import type { Role } from '../../../../shared/domain/role';

/** A person as they see themselves. */
export interface OwnAccount {
  id: number;
  username: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  avatarUrl: string | null;
  isAgeVerified: boolean;
  alumniProfile: (RegistrationDetails & { college: string; major: string; graduationYear: number }) | null;
  studentProfile: null;
  collegeAdmin: { collegeId: number; status: 'pending' | 'active' } | null;
}

/** Somebody with the administrator's role, and the college they named when they registered. */
export interface CollegeAdmin {
  userId: number;
  collegeId: number;
}

export abstract class UserReader {
  /** @returns null when the account is gone */
  abstract ownAccount(id: UserId): Promise<OwnAccount | null>;

  /** @returns null when there is no such person, or they do not have the administrator's role */
  abstract collegeAdmin(who: { userId: number } | { username: string }): Promise<CollegeAdmin | null>;
}
