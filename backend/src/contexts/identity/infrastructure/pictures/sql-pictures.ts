import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Pictures } from '../../application/pictures/ports/pictures';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class SqlPictures extends Pictures {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(userId: UserId, webp: Uint8Array): Promise<string> {
    // Cryptographically random, as the database generates UUIDs.
    const [stored] = await this.unitOfWork.query<{ key: string }>(
      `INSERT INTO identity.pictures (user_id, key, bytes) VALUES ($1, replace(gen_random_uuid()::text, '-', ''), $2)
       ON CONFLICT (user_id) DO UPDATE SET key = excluded.key, bytes = excluded.bytes
       RETURNING key`,
      [userId, Buffer.from(webp)],
    );
    return stored!.key;
  }

  async find(key: string): Promise<Uint8Array | null> {
    const [found] = await this.unitOfWork.query<{ bytes: Buffer }>(
      `SELECT p.bytes FROM identity.pictures p JOIN identity.users u ON u.id = p.user_id
       WHERE p.key = $1 AND u.closing_at IS NULL`,
      [key],
    );
    return found?.bytes ?? null;
  }

  async delete(userId: UserId): Promise<void> {
    await this.unitOfWork.query('DELETE FROM identity.pictures WHERE user_id = $1', [userId]);
  }
}
