import { Injectable } from '@nestjs/common';
import { Session as Database } from '../../../../shared/infrastructure/typeorm/session';
import { Sessions } from '../../application/ports/sessions';
import type { UserId } from '../../domain/ids';
import { Session } from '../../domain/session';
import { sessionSchema } from './identity.schema';
import { hashOfSecret } from './secret-hash';

@Injectable()
export class TypeormSessions extends Sessions {
  constructor(private readonly database: Database) {
    super();
  }

  async open(secret: string, session: Session): Promise<void> {
    await this.database.run(async () => {
      // One sign-in of a person after the other: two at once would not see each other's session when counting.
      await this.database.query('SELECT 1 FROM identity.users WHERE id = $1 FOR NO KEY UPDATE', [session.userId]);
      await this.database.manager
        .getRepository(sessionSchema)
        .insert({ idHash: hashOfSecret(secret), ...session.snapshot() });
      await this.database.query(
        `DELETE FROM identity.sessions WHERE id_hash IN (
           SELECT id_hash FROM identity.sessions WHERE user_id = $1
           ORDER BY opened_at DESC, id_hash = $2 DESC OFFSET $3)`,
        [session.userId, hashOfSecret(secret), Session.MOST_PER_USER],
      );
    });
  }

  async end(secret: string): Promise<UserId | null> {
    const [ended] = await this.database.query<{ user_id: UserId }>(
      'DELETE FROM identity.sessions WHERE id_hash = $1 RETURNING user_id',
      [hashOfSecret(secret)],
    );
    return ended?.user_id ?? null;
  }

  async endAllOf(userId: UserId): Promise<void> {
    await this.database.query('DELETE FROM identity.sessions WHERE user_id = $1', [userId]);
  }
}
