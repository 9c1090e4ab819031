import type { UserId } from '../../../domain/users/ids';
import type { SessionState } from '../../../domain/sessions/session';

export interface StoredSession extends SessionState {
  readonly id: number;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

export abstract class OwnSessions {
  /** Every session that is kept, newest first; some may be over. */
  abstract listByUserId(userId: UserId, currentSecret: string): Promise<readonly StoredSession[]>;
}
