import type { Standing } from '../../domain/standing';

/** A request that waits for an answer, with who made it as others may see them. */
export interface PendingRequest {
  readonly connectionId: number;
  readonly sender: { readonly id: number; readonly displayName: string; readonly avatarUrl: string | null };
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

/** Who may write to whom. Mentorship knows; each call joins the unit of work in progress. */
export abstract class Relations {
  /**
   * How `userId` stands to `otherId`, also when there is no such person. Inside a unit of work it holds until its end, and
   * nobody else asks it of these two.
   */
  abstract standing(userId: number, otherId: number): Promise<Standing>;

  /**
   * `userId` asks `otherId` for a connection, and what they say is kept as a message before this is over. Whoever must not
   * learn that `otherId` exists is refused as if there were nobody.
   */
  abstract request(userId: number, otherId: number, message: string): Promise<void>;

  /** `userId` accepts what `otherId` asked. Refused when they have no place left. */
  abstract accept(userId: number, otherId: number): Promise<void>;

  /** `userId` turns down what `otherId` asked, where that still waits for an answer. */
  abstract dismiss(userId: number, otherId: number): Promise<void>;

  /** The requests to `userId`, newest first, of people who are still there. */
  abstract pendingTo(userId: number): Promise<readonly PendingRequest[]>;
}
