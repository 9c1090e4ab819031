import type { UserId } from '../../../domain/users/ids';
import type { RegistrationDetails } from '../../../domain/users/registration-details';

/** What people told about their studies or their college when they registered. */
export abstract class Registrations {
  abstract save(userId: UserId, details: RegistrationDetails): Promise<void>;

  /** @returns null when the account is gone, or no one was asked */
  abstract findByUserId(userId: UserId): Promise<RegistrationDetails | null>;
}
