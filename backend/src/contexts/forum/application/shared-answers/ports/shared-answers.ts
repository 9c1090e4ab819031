import { Repository } from '../../../../../shared/application/repository';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { SharedAnswer, SharedAnswerId } from '../../../domain/shared-answers/shared-answer';

/** Questions and answers that two people want to publish together. `lock` and `update` throw SharedAnswerNotFound. */
export abstract class SharedAnswers extends Repository<SharedAnswer> {
  abstract nextId(): Promise<SharedAnswerId>;
  /** @throws SharedAnswerNotFound */
  abstract get(id: number): Promise<SharedAnswer>;
  /** Returns the suggested and published answers of two people, newest first, at most `limit`. */
  abstract listBetween(one: number, other: number, limit: number): Promise<readonly SharedAnswer[]>;
  /** Returns the IDs of a person's suggested and published answers. */
  abstract listIdsByUser(userId: number): Promise<readonly SharedAnswerId[]>;
  abstract export(userId: number): Promise<PersonalDataTables>;
  /** Deletes all rows of a person. */
  abstract deleteByUser(userId: number): Promise<void>;
}
