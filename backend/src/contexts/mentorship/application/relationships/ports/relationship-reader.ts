import type { ConnectionStatus } from '../../../domain/connections/connection-state';
import type { HiddenProfiles } from '../../../domain/profiles/person';

/** The relationship of one user with another, as stored. */
export interface RelationshipRow extends HiddenProfiles {
  readonly otherId: number;
  /** Null if neither has ever sent a request. */
  readonly connection: {
    readonly id: number;
    readonly status: ConnectionStatus;
    readonly isRecipient: boolean;
    readonly updatedAt: Date;
  } | null;
  /** Either of the two has blocked the other. */
  readonly isBlocked: boolean;
}

/** Reads many relationships of a user in one query, and finds mentors who could be asked instead of another. */
export abstract class RelationshipReader {
  /** Returns one row for each of `otherIds`, in no particular order. */
  abstract listByIds(userId: number, otherIds: readonly number[]): Promise<readonly RelationshipRow[]>;

  /** Lists pairs of users of whom one blocks the other, ordered by both ids, starting after `pair`. */
  abstract listBlocksAfter(
    pair: readonly [number, number],
    limit: number,
  ): Promise<readonly (readonly [number, number])[]>;

  /** Lists everyone whom this user blocks, or who blocks them. */
  abstract listBlockedWith(userId: number): Promise<readonly number[]>;

  /**
   * Finds alumni of the same major or college who can be found, with an open place and a public profile, whom the user
   * has neither asked nor blocked. The most similar of some hundred are first.
   * @param limit maximum number of mentors
   */
  abstract listSimilarMentors(mentorId: number, forUserId: number, limit: number): Promise<readonly number[]>;

  /** Returns those of `userIds` who have an alumni profile, most mentees first. */
  abstract listMentors(userIds: readonly number[]): Promise<readonly MentorFacts[]>;
}

/** The facts about an alum as a mentor. */
export interface MentorFacts {
  readonly userId: number;
  /** Their profile is public. */
  readonly isPublic: boolean;
  readonly isWillingToMentor: boolean;
  /** They currently take requests and have room for one more student. */
  readonly isAvailable: boolean;
  /** Students with whom they are connected as a mentor. */
  readonly mentees: number;
}
