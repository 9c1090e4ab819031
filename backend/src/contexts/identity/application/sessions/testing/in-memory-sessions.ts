import type { UserId } from '../../../domain/users/user-state';
import { Session, type SessionState } from '../../../domain/sessions/session';
import { type StoredSession, Sessions } from '../ports/sessions';

export class InMemorySessions extends Sessions {
  readonly #rows = new Map<string, SessionState & { id: number }>();
  readonly familiarNetworks: Pick<SessionState, 'userId' | 'network'>[] = [];
  #lastId = 0;

  async open(secret: string, session: Session): Promise<void> {
    this.#rows.set(secret, { ...session.snapshot(), id: ++this.#lastId });
    const { userId, network } = session.snapshot();
    if (session.isSignIn) this.familiarNetworks.push({ userId, network });
    const newestFirst = [...this.#rows]
      .filter(([, row]) => row.userId === session.userId)
      .sort(([, a], [, b]) => b.openedAt.getTime() - a.openedAt.getTime());
    for (const [old] of newestFirst.slice(Session.MAX_PER_USER)) this.#rows.delete(old);
  }

  async find(secret: string): Promise<Session | null> {
    const row = this.#rows.get(secret);
    return row ? Session.restore({ ...row }) : null;
  }

  async end(secret: string): Promise<UserId | null> {
    const userId = this.#rows.get(secret)?.userId ?? null;
    this.#rows.delete(secret);
    return userId;
  }

  async endById(userId: UserId, id: number): Promise<boolean> {
    const listed = [...this.#rows].find(([, row]) => row.userId === userId && row.id === id);
    return listed ? this.#rows.delete(listed[0]) : false;
  }

  async endByUserId(userId: UserId, exceptSecret?: string): Promise<void> {
    for (const [secret, row] of this.#rows) {
      if (row.userId === userId && secret !== exceptSecret) this.#rows.delete(secret);
    }
  }

  /** Lists the sessions as shown to their owner. */
  async listByUserId(userId: UserId, currentSecret: string): Promise<readonly StoredSession[]> {
    return [...this.#rows]
      .filter(([, row]) => row.userId === userId)
      .map(([secret, row]) => ({ ...row, isCurrent: secret === currentSecret }))
      .sort((a, b) => b.openedAt.getTime() - a.openedAt.getTime() || b.id - a.id);
  }

  /** Secrets of the active sessions. */
  get activeSecrets(): string[] {
    return [...this.#rows.keys()];
  }
}
