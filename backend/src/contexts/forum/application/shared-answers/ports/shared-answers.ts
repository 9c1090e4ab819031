import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { SharedAnswer, SharedAnswerId } from '../../../domain/shared-answers/shared-answer';

/** Stores questions and answers that two people want to publish together. */
export abstract class SharedAnswers {
  abstract nextId(): Promise<SharedAnswerId>;
  abstract add(one: SharedAnswer): Promise<void>;
  /** @throws SharedAnswerNotFound */
  abstract get(id: number): Promise<SharedAnswer>;
  /**
   * Returns a shared answer and locks it until the end of the unit of work.
   * @throws SharedAnswerNotFound
   */
  abstract lock(id: number): Promise<SharedAnswer>;
  abstract save(one: SharedAnswer): Promise<void>;
  /** Returns the suggested and published answers of two people, newest first, at most `most`. */
  abstract listBetween(one: number, other: number, most: number): Promise<readonly SharedAnswer[]>;
  /** Returns the IDs of a person's suggested and published answers. */
  abstract listIds(userId: number): Promise<readonly SharedAnswerId[]>;
  abstract export(userId: number): Promise<PersonalDataTables>;
  /** Deletes all rows of a person. */
  abstract deleteByUser(userId: number): Promise<void>;
}
