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
  collegeAdmin: { collegeId: number; status: 'pending' } | null;
}

export abstract class UserReader {
  /** @returns null when the account is gone */
  abstract ownAccount(id: UserId): Promise<OwnAccount | null>;
}
