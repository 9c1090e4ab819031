import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PendingSecondFactors } from '../../application/two-factor/ports/pending-second-factors';
import { PendingSecondFactor, type PendingSecondFactorState } from '../../domain/two-factor/pending-second-factor';
import { hashOfSecret } from '../users/secret-hash';

@Injectable()
export class SqlPendingSecondFactors extends PendingSecondFactors {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async open(secret: string, half: PendingSecondFactor): Promise<void> {
    const { userId, passwordSetAt, openedAt, endsAt, triesLeft } = half.snapshot();
    await this.unitOfWork.query(
      `INSERT INTO identity.half_sessions (secret_hash, user_id, password_set_at, opened_at, ends_at, tries_left)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [hashOfSecret(secret), userId, passwordSetAt, openedAt, endsAt, triesLeft],
    );
  }

  async find(secret: string, now: Date): Promise<PendingSecondFactor | null> {
    const [state] = await this.unitOfWork.query<PendingSecondFactorState>(
      `SELECT user_id AS "userId", password_set_at AS "passwordSetAt", opened_at AS "openedAt", ends_at AS "endsAt",
              tries_left AS "triesLeft"
       FROM identity.half_sessions WHERE secret_hash = $1 AND ends_at > $2 AND tries_left > 0`,
      [hashOfSecret(secret), now],
    );
    return state ? PendingSecondFactor.restore(state) : null;
  }

  async countTry(secret: string, now: Date): Promise<boolean> {
    const counted = await this.unitOfWork.query(
      `UPDATE identity.half_sessions SET tries_left = tries_left - 1
       WHERE secret_hash = $1 AND ends_at > $2 AND tries_left > 0 RETURNING 1`,
      [hashOfSecret(secret), now],
    );
    return counted.length > 0;
  }

  async end(secret: string): Promise<boolean> {
    const ended = await this.unitOfWork.query('DELETE FROM identity.half_sessions WHERE secret_hash = $1 RETURNING 1', [
      hashOfSecret(secret),
    ]);
    return ended.length > 0;
  }
}
