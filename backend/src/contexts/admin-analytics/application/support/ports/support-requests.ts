import { Repository } from '../../../../../shared/application/repository';
import type { SupportRequest, SupportRequestState } from '../../../domain/support/support-request';

/** What makes two open requests the same. */
export type SupportRequestText = Readonly<Pick<SupportRequestState, 'userId' | 'subject' | 'message'>>;

/** Requests to the operators of the product. `lock` and `update` throw SupportRequestNotFound. */
export abstract class SupportRequests extends Repository<SupportRequest> {
  abstract nextId(): Promise<number>;

  abstract find(id: number): Promise<SupportRequest | null>;

  abstract findOpen(text: SupportRequestText): Promise<SupportRequest | null>;

  /**
   * Saves a new request unless the same user has an open one with the same text.
   * @returns false if there is one
   */
  abstract saveUnlessOpen(request: SupportRequest): Promise<boolean>;

  /** Checks whether the user has ever sent a request that is still stored, open or closed. */
  abstract existsByUser(userId: number): Promise<boolean>;

  /** Lists open requests, oldest first, at most `limit` after the ID `after`. */
  abstract listOpen(page: {
    readonly limit: number;
    readonly after: number | null;
  }): Promise<readonly SupportRequest[]>;

  abstract countOpen(): Promise<number>;
}

/** The page that emails link to. */
export abstract class SupportPages {
  abstract readonly productName: string;

  /** The first page. */
  abstract homeUrl(): string;
}

/** The users who write to the operators, and the audit log of the operators. */
export abstract class SupportPeople {
  /** Returns null if the user has no confirmed address. */
  abstract findAddress(userId: number): Promise<string | null>;

  /** Returns the names of the users in `userIds` who still have an account. */
  abstract findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /** Joins the unit of work. */
  abstract auditClosed(requestId: number, by: number, at: Date): Promise<void>;
}
