import type { Role } from '../../../../../shared/domain/role';
import type { RelationshipStatus } from '../../../domain/conversations/writing-permission';

/** A pending request, with its sender as others may see them. */
export interface PendingRequest {
  readonly connectionId: number;
  readonly sender: Omit<ShownPerson, 'role'>;
  /** Empty if a moderator hid it. */
  readonly message: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** A person, as the viewer may see them. */
interface ShownPerson {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly role: Role;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

export interface Relationship {
  readonly status: RelationshipStatus;
  /** ID of the pending request or of the connection; null without either. */
  readonly connectionId: number | null;
  /** Whether either of the two blocks the other. */
  readonly isBlocked: boolean;
  /** Null for accounts that are erased, closing, suspended or not confirmed. */
  readonly person: ShownPerson | null;
}

/**
 * The relationships stored by mentorship, which decide who can write to whom; each call joins the current unit of work.
 */
export abstract class Relationships {
  /**
   * Returns how `userId` is related to `otherId`, even if no such person exists. Inside a unit of work, the result
   * holds until its end, and other calls for the same two people wait.
   */
  abstract getStatus(userId: number, otherId: number): Promise<RelationshipStatus>;

  /** Returns the relationship with each of `otherIds`, for display only. */
  abstract findByIds(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Relationship>>;

  /** Checks whether a user may know that a person exists. */
  abstract canSee(userId: number, otherId: number): Promise<boolean>;

  /**
   * Returns why a new request would be refused; null if it would be accepted. Does not reveal the other person's age.
   */
  abstract findRequestRefusal(userId: number, otherId: number): Promise<string | null>;

  /**
   * Sends a connection request from `userId` to `otherId`; its text is stored as a message before this returns. Refused
   * as for an unknown person if `userId` must not learn that `otherId` exists.
   */
  abstract request(userId: number, otherId: number, message: string): Promise<void>;

  /** Accepts the request of `otherId` as `userId`. Refused if no place is left. */
  abstract accept(userId: number, otherId: number): Promise<void>;

  /** Declines the request of `otherId` as `userId`, if it is still pending. */
  abstract dismiss(userId: number, otherId: number): Promise<void>;

  /** Hides or shows the text of the latest request of `senderId` wherever the connection is shown. */
  abstract hideRequest(senderId: number, recipientId: number, isHidden: boolean): Promise<void>;

  /** Lists the requests to `userId`, newest first, whose senders still exist. */
  abstract listPendingRequests(userId: number): Promise<readonly PendingRequest[]>;

  /** Returns the messages of the pending requests to `userId` from these people, by sender; empty if hidden. */
  abstract findRequestMessages(userId: number, senderIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
