import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { PersonalEvent } from '../../../domain/stream/personal-event';

/** Notes what has changed for people, for their open pages to ask again. */
export abstract class PersonalEvents {
  /**
   * Part of the unit of work in progress: written as the last thing of it and told once it is written. The same event of
   * the same person is written once for a unit of work.
   */
  abstract publish(userIds: readonly number[], event: PersonalEvent): Promise<void>;

  /** Everything that is kept of a person: that something changed, and when. The rows that the keys name belong to the export of their own context. */
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Deletes everything of a person, also what the unit of work in progress would still write. */
  abstract erase(userId: number): Promise<void>;
}
