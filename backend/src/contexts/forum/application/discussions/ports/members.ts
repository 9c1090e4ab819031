import type { FieldError } from '../../../../../shared/domain/domain-error';
import type { QuestionAbout } from '../../../../../shared/domain/question-about';
import type { Member } from '../../../domain/discussions/byline';

/** The people of the forum, from other contexts. Ask once for all people of a request. */
export abstract class Members {
  /** Returns the people among `ids` who may be shown. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, Member>>;
  /** Returns the people among `ids` who were invented for the demo data. */
  abstract listSampleIds(ids: readonly number[]): Promise<readonly number[]>;
  /** Returns people who block this person or are blocked by them. */
  abstract listBlockedWith(userId: number): Promise<readonly number[]>;
  /** Returns when the account was created. */
  abstract getRegisteredAt(userId: number): Promise<Date>;
  /** Makes one person block another: from then on, neither sees the other. Repeating a call changes nothing. */
  abstract block(by: number, authorId: number): Promise<void>;
}

export interface NamedCollege {
  readonly id: number;
  readonly name: string;
}

/** The colleges that discussions can be about. */
export abstract class Colleges {
  /** Returns the colleges among `ids` that exist. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, NamedCollege>>;
  /** Returns colleges with exactly this name or alias. */
  abstract listIdsByName(name: string): Promise<readonly number[]>;
  /** Returns the field that names an unknown figure or program of the college; null if all are known. */
  abstract findUnknown(collegeId: number, about: QuestionAbout): Promise<FieldError | null>;
}
