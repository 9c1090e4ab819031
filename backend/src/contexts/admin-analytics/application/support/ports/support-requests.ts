/** A message from a user to the operators. */
export interface SupportRequest {
  readonly id: number;
  readonly userId: number;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
}

export type NewSupportRequest = Omit<SupportRequest, 'id'>;

/** Requests to the operators of the product. */
export abstract class SupportRequests {
  /**
   * Stores the request unless the same user has an open one with the same words.
   * @returns the existing request, or the new one
   */
  abstract add(request: NewSupportRequest): Promise<{ readonly request: SupportRequest; readonly isNew: boolean }>;

  abstract find(id: number): Promise<SupportRequest | null>;

  /** Returns open requests, oldest first, at most `limit` after the ID `after`. */
  abstract open(page: { readonly limit: number; readonly after: number | null }): Promise<readonly SupportRequest[]>;

  abstract countOpen(): Promise<number>;

  /**
   * Joins the unit of work.
   * @throws SupportRequestNotFound also if it is already closed
   */
  abstract close(id: number, at: Date): Promise<void>;
}

/** The users who write to the operators, and the audit log of the operators. */
export abstract class SupportPeople {
  /** Returns null if the user has no confirmed address. */
  abstract addressOf(userId: number): Promise<string | null>;

  /** Returns the names of the users in `userIds` who still have an account. */
  abstract namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Joins the unit of work. */
  abstract auditClosed(requestId: number, by: number, at: Date): Promise<void>;
}
