import type { UserId } from '../../domain/ids';
import { Session, type SessionState } from '../../domain/session';
import { Sessions } from '../ports/sessions';

export class InMemorySessions extends Sessions {
  readonly #rows = new Map<string, SessionState>();

  async open(secret: string, session: Session): Promise<void> {
    this.#rows.set(secret, session.snapshot());
    const newestFirst = [...this.#rows]
      .filter(([, row]) => row.userId === session.userId)
      .sort(([, a], [, b]) => b.openedAt.getTime() - a.openedAt.getTime());
    for (const [old] of newestFirst.slice(Session.MOST_PER_USER)) this.#rows.delete(old);
  }

  async end(secret: string): Promise<UserId | null> {
    const userId = this.#rows.get(secret)?.userId ?? null;
    this.#rows.delete(secret);
    return userId;
  }

  async endAllOf(userId: UserId): Promise<void> {
    for (const [secret, row] of this.#rows) if (row.userId === userId) this.#rows.delete(secret);
  }

  /** Secrets of the sessions that live. */
  get live(): string[] {
    return [...this.#rows.keys()];
  }
}
