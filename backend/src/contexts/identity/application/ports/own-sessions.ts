import type { UserId } from '../../domain/ids';
import type { SessionState } from '../../domain/session';

export interface KeptSession extends SessionState {
  readonly id: number;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

export abstract class OwnSessions {
  /** Every session that is kept, newest first; some may be over. */
  abstract of(userId: UserId, currentSecret: string): Promise<readonly KeptSession[]>;
}
