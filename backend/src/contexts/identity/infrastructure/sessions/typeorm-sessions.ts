import { EntitySchema } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { SessionEndNotifier } from '../../../../shared/application/authenticator';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { type SessionState, Session } from '../../domain/sessions/session';
import { Sessions, type StoredSession } from '../../application/sessions/ports/sessions';
import type { UserId } from '../../domain/users/user-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const sessionSchema = new EntitySchema<SessionState & { idHash: Buffer }>({
  name: 'Session',
  schema: 'identity',
  tableName: 'sessions',
  columns: {
    idHash: { type: 'bytea', name: 'id_hash', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    openedAt: { ...timestampColumn, name: 'opened_at' },
    lastSeenAt: { ...timestampColumn, name: 'last_seen_at' },
    endsAt: { ...timestampColumn, name: 'ends_at' },
    network: { type: 'text' },
    device: { type: 'text' },
  },
});

@Injectable()
export class TypeormSessions extends Sessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessionEndNotifier: SessionEndNotifier,
  ) {
    super();
  }

  async open(secret: string, session: Session): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Concurrent sign-ins would not count each other's session.
      await this.#lockUser(session.userId);
      await this.unitOfWork.manager
        .getRepository(sessionSchema)
        .insert({ idHash: hashSecret(secret), ...session.snapshot() });
      const tooMany = await this.unitOfWork.query(
        `DELETE FROM identity.sessions WHERE id_hash IN (
           SELECT id_hash FROM identity.sessions WHERE user_id = $1
           ORDER BY opened_at DESC, id_hash = $2 DESC OFFSET $3) RETURNING 1`,
        [session.userId, hashSecret(secret), Session.MAX_PER_USER],
      );
      if (tooMany.length > 0) this.sessionEndNotifier.announce(session.userId);
      if (session.isSignIn) await this.#markNetworkFamiliar(session.snapshot());
    });
  }

  async find(secret: string): Promise<Session | null> {
    const [state] = await this.unitOfWork.query<SessionState>(
      `SELECT user_id AS "userId", opened_at AS "openedAt", last_seen_at AS "lastSeenAt", ends_at AS "endsAt",
              network, device
       FROM identity.sessions WHERE id_hash = $1`,
      [hashSecret(secret)],
    );
    return state ? Session.restore(state) : null;
  }

  async end(secret: string): Promise<UserId | null> {
    const [ended] = await this.unitOfWork.query<{ user_id: UserId }>(
      'DELETE FROM identity.sessions WHERE id_hash = $1 RETURNING user_id',
      [hashSecret(secret)],
    );
    if (ended) this.sessionEndNotifier.announce(ended.user_id);
    return ended?.user_id ?? null;
  }

  async endById(userId: UserId, id: number): Promise<boolean> {
    const ended = await this.unitOfWork.query(
      'DELETE FROM identity.sessions WHERE user_id = $1 AND id = $2 RETURNING 1',
      [userId, id],
    );
    if (ended.length > 0) this.sessionEndNotifier.announce(userId);
    return ended.length > 0;
  }

  async endByUserId(userId: UserId, exceptSecret?: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Otherwise, a session that is being renewed would continue with its new secret.
      await this.#lockUser(userId);
      await this.unitOfWork.query('DELETE FROM identity.sessions WHERE user_id = $1 AND id_hash IS DISTINCT FROM $2', [
        userId,
        exceptSecret === undefined ? null : hashSecret(exceptSecret),
      ]);
      this.sessionEndNotifier.announce(userId);
    });
  }

  listByUserId(userId: UserId, currentSecret: string): Promise<readonly StoredSession[]> {
    return this.unitOfWork.query<StoredSession>(
      `SELECT id, user_id AS "userId", opened_at AS "openedAt", last_seen_at AS "lastSeenAt", ends_at AS "endsAt",
              network, device, id_hash = $2 AS "isCurrent"
       FROM identity.sessions WHERE user_id = $1 ORDER BY opened_at DESC, id DESC`,
      [userId, hashSecret(currentSecret)],
    );
  }

  async #markNetworkFamiliar({ userId, network, openedAt }: SessionState): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.familiar_networks (username, network, last_at)
       SELECT lower(username), $2, $3 FROM identity.users WHERE id = $1
       ON CONFLICT (username, network) DO UPDATE SET last_at = excluded.last_at`,
      [userId, network, openedAt],
    );
  }

  /** Locks the user until the unit of work ends, so that changes of their sessions run one after another. */
  async #lockUser(userId: UserId): Promise<void> {
    await this.unitOfWork.query('SELECT 1 FROM identity.users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }
}
