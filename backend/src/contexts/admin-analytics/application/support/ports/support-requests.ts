/** What someone wrote to the operators. */
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
  /** Stores the request unless an open one of the same person says the same. @returns that one, or the new one */
  abstract add(request: NewSupportRequest): Promise<{ readonly request: SupportRequest; readonly isNew: boolean }>;

  abstract find(id: number): Promise<SupportRequest | null>;

  /** Open ones, oldest first, at most `limit` after the one with the id `after`. */
  abstract open(page: { readonly limit: number; readonly after: number | null }): Promise<readonly SupportRequest[]>;

  abstract countOpen(): Promise<number>;

  /** Joins the unit of work. @throws SupportRequestNotFound also when it is closed already */
  abstract close(id: number, at: Date): Promise<void>;
}

/** The people who write to the operators, and the operators' record of what they did. */
export abstract class SupportPeople {
  /** Null where the person has no confirmed address. */
  abstract addressOf(userId: number): Promise<string | null>;

  /** The names of those of `userIds` who still have an account. */
  abstract namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Joins the unit of work. */
  abstract auditClosed(requestId: number, by: number, at: Date): Promise<void>;
}
