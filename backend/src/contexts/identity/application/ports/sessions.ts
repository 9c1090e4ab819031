import type { UserId } from '../../domain/ids';
import type { Session } from '../../domain/session';

/** Who is signed in where. Of a session's secret only a hash is kept. */
export abstract class Sessions {
  /** Keeps it; the user's oldest beyond `Session.MOST_PER_USER` end. */
  abstract open(secret: string, session: Session): Promise<void>;

  /** @returns whose it was, or null when there was none */
  abstract end(secret: string): Promise<UserId | null>;

  abstract endAllOf(userId: UserId): Promise<void>;
}
