import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { UserId } from '../../../domain/users/ids';

/** Everything identity keeps about a person, without what proves who they are: no hashes. Times are ISO 8601 in UTC. */
export abstract class PersonalData {
  /** @throws UserNotFound */
  abstract findByUserId(userId: UserId): Promise<PersonalDataTables>;
}
