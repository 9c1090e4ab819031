import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { SharedAnswer, SharedAnswerId } from '../../../domain/shared-answers/shared-answer';

/** Questions and answers that two people want to publish together. */
export abstract class SharedAnswers {
  abstract nextId(): Promise<SharedAnswerId>;
  abstract add(one: SharedAnswer): Promise<void>;
  /** @throws SharedAnswerNotFound */
  abstract byId(id: number): Promise<SharedAnswer>;
  /** In a unit of work no one else changes it until the end. @throws SharedAnswerNotFound */
  abstract lock(id: number): Promise<SharedAnswer>;
  abstract save(one: SharedAnswer): Promise<void>;
  /** Those of two people that are suggested or published, newest first, at most `most`. */
  abstract between(one: number, other: number, most: number): Promise<readonly SharedAnswer[]>;
  /** Those of one person that are suggested or published. */
  abstract idsOf(userId: number): Promise<readonly SharedAnswerId[]>;
  abstract exportOf(userId: number): Promise<PersonalDataTables>;
  /** Deletes the rows of a person. */
  abstract forget(userId: number): Promise<void>;
}
