import type { Role } from '../../../../../shared/domain/role';
import type { RelationshipStatus } from '../../../domain/conversations/writing';

/** A request that waits for an answer, with who made it as others may see them. */
export interface PendingRequest {
  readonly connectionId: number;
  readonly sender: { readonly id: number; readonly displayName: string; readonly avatarUrl: string | null };
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** Someone as the one who looks may see them. */
export interface ShownPerson {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
}

export interface Relationship {
  readonly status: RelationshipStatus;
  /** Of the request that waits, or of the connection. */
  readonly connectionId: number | null;
  /** Either of the two blocks the other. */
  readonly isBlocked: boolean;
  /** Null for accounts that are erased, leaving, suspended or not confirmed. */
  readonly person: ShownPerson | null;
}

/** Who may write to whom. Mentorship knows; each call joins the unit of work in progress. */
export abstract class Relationships {
  /**
   * How `userId` is related to `otherId`, also when there is no such person. Inside a unit of work it holds until its end,
   * and no one else asks it of these two.
   */
  abstract status(userId: number, otherId: number): Promise<RelationshipStatus>;

  /** The relationships with many others, to look at: one for each of `otherIds`. */
  abstract of(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>>;

  /** Whether someone may know that a person is there. */
  abstract knows(userId: number, otherId: number): Promise<boolean>;

  /** Why a new request would be refused; null when it would not. Tells nothing of the other's age. */
  abstract whyNoRequest(userId: number, otherId: number): Promise<string | null>;

  /**
   * `userId` asks `otherId` for a connection, and what they say is kept as a message before this is over. Refused as if
   * there were no one where `userId` must not learn that `otherId` exists.
   */
  abstract request(userId: number, otherId: number, message: string): Promise<void>;

  /** `userId` accepts what `otherId` asked. Refused when they have no place left. */
  abstract accept(userId: number, otherId: number): Promise<void>;

  /** `userId` turns down what `otherId` asked, where that still waits for an answer. */
  abstract dismiss(userId: number, otherId: number): Promise<void>;

  /** The requests to `userId`, newest first, of people who are still there. */
  abstract pendingTo(userId: number): Promise<readonly PendingRequest[]>;
}
