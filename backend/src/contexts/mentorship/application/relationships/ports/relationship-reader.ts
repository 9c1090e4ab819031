import type { ConnectionStatus } from '../../../domain/connections/connection-state';

/** What is between one person and another, as it is kept. */
export interface RelationshipRow {
  readonly otherId: number;
  /** Null where neither has ever asked. */
  readonly connection: { readonly id: number; readonly status: ConnectionStatus; readonly isRecipient: boolean } | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** The other has chosen to hide the alumni profile. */
  readonly isOtherHidden: boolean;
}

/** Many relationships of one person at a time, and mentors who could be asked instead of one of them. */
export abstract class RelationshipReader {
  /** One for each of `otherIds`, in no order. */
  abstract listByIds(userId: number, otherIds: readonly number[]): Promise<readonly RelationshipRow[]>;

  /** Pairs of whom one blocks the other, ordered by the two keys, after this pair. */
  abstract listBlocksAfter(
    pair: readonly [number, number],
    most: number,
  ): Promise<readonly (readonly [number, number])[]>;

  /** Everyone whom this person blocks, or who blocks them. */
  abstract listBlockedWith(userId: number): Promise<readonly number[]>;

  /**
   * Mentors of the same field or college with a place and a public profile, whom this person has not asked
   * and not blocked; the most similar first.
   * @param most how many at most
   */
  abstract findSimilarMentors(mentorId: number, forUserId: number, most: number): Promise<readonly number[]>;

  /** Those of `userIds` who have an alumni profile, most mentees first. */
  abstract findMentors(userIds: readonly number[]): Promise<readonly MentorFacts[]>;
}

/** How an alumna or alumnus mentors. */
export interface MentorFacts {
  readonly userId: number;
  /** Their profile is public. */
  readonly isPublic: boolean;
  readonly isWillingToMentor: boolean;
  /** They take requests now and have a place for one more student. */
  readonly isAvailable: boolean;
  /** Students with whom they are connected as a mentor. */
  readonly mentees: number;
}
