import type { UserId } from '../../../domain/users/ids';
import type { SessionState } from '../../../domain/sessions/session';

export interface KeptSession extends SessionState {
  readonly id: number;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

export abstract class OwnSessions {
  /** Every session that is kept, newest first; some may be over. */
  abstract of(userId: UserId, currentSecret: string): Promise<readonly KeptSession[]>;
}
