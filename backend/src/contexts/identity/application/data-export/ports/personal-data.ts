import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { UserId } from '../../../domain/users/user-state';

/** Everything that identity stores about a user. */
export abstract class PersonalData {
  /**
   * Returns everything except credentials: no hashes. Times are ISO 8601 in UTC.
   * @throws UserNotFound
   */
  abstract export(userId: UserId): Promise<PersonalDataTables>;

  /**
   * Erases a user; the username and address become available again. The audit log keeps only the ID, action and time.
   * Call within a unit of work.
   */
  abstract erase(person: { readonly id: UserId; readonly username: string; readonly email: string }): Promise<void>;
}
