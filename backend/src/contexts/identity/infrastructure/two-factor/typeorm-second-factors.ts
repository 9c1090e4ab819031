import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { SecondFactors, PendingSecondFactors } from '../../application/two-factor/ports/second-factors';
import type { UserId } from '../../domain/users/user-state';
import { SecondFactor, type SecondFactorState } from '../../domain/two-factor/second-factor';
import { PendingSecondFactor, type PendingSecondFactorState } from '../../domain/two-factor/pending-second-factor';
import { IdentityKeys } from '../credentials/identity-keys';
import { pendingSecondFactorSchema, secondFactorSchema } from './second-factor.schema';

const log = new Logger('SecondFactors');

@Injectable()
export class TypeormSecondFactors extends SecondFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: IdentityKeys,
  ) {
    super();
  }

  async findByUserId(userId: UserId): Promise<SecondFactor | null> {
    const [row] = await this.unitOfWork.query<Omit<SecondFactorState, 'secret'> & { sealed: Buffer }>(
      `SELECT user_id AS "userId", secret AS sealed, enabled_at AS "enabledAt", last_step AS "lastStep",
              recovery_codes AS "recoveryCodes"
       FROM identity.totp_credentials WHERE user_id = $1 FOR UPDATE`,
      [userId],
    );
    if (!row) return null;
    const { sealed, ...state } = row;
    return SecondFactor.restore({ ...state, secret: this.#decryptSecret(sealed, userId) });
  }

  // Encrypted with another key than the current one: no code matches any more, but the user still has a second factor
  // until an operator removes it. The sign-in must neither skip the second factor nor fail with a server error.
  #decryptSecret(sealed: Buffer, userId: UserId): string {
    try {
      return this.keys.decrypt(sealed, String(userId));
    } catch (error) {
      log.error(`The second factor of user ${userId} cannot be decrypted. Was SESSION_SECRET changed?`, error);
      return '';
    }
  }

  async save(factor: SecondFactor): Promise<void> {
    const { secret, ...state } = factor.snapshot();
    const row = { ...state, secret: this.keys.encrypt(secret, String(state.userId)) };
    await this.unitOfWork.saveAggregate(factor, (db) => db.upsert(secondFactorSchema, row, ['userId']));
  }

  async delete(factor: SecondFactor): Promise<void> {
    await this.unitOfWork.saveAggregate(factor, () =>
      this.unitOfWork.query('DELETE FROM identity.totp_credentials WHERE user_id = $1', [factor.userId]),
    );
  }
}

@Injectable()
export class TypeormPendingSecondFactors extends PendingSecondFactors {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async open(secret: string, pending: PendingSecondFactor): Promise<void> {
    const row = { ...pending.snapshot(), secretHash: hashSecret(secret) };
    await this.unitOfWork.manager.insert(pendingSecondFactorSchema, row);
  }

  async find(secret: string, now: Date): Promise<PendingSecondFactor | null> {
    const [state] = await this.unitOfWork.query<PendingSecondFactorState>(
      `SELECT user_id AS "userId", password_set_at AS "passwordSetAt", opened_at AS "openedAt", ends_at AS "endsAt",
              tries_left AS "triesLeft"
       FROM identity.pending_second_factors WHERE secret_hash = $1 AND ends_at > $2 AND tries_left > 0`,
      [hashSecret(secret), now],
    );
    return state ? PendingSecondFactor.restore(state) : null;
  }

  async countAttempt(secret: string, now: Date): Promise<boolean> {
    const counted = await this.unitOfWork.query(
      `UPDATE identity.pending_second_factors SET tries_left = tries_left - 1
       WHERE secret_hash = $1 AND ends_at > $2 AND tries_left > 0 RETURNING 1`,
      [hashSecret(secret), now],
    );
    return counted.length > 0;
  }

  async end(secret: string): Promise<boolean> {
    const ended = await this.unitOfWork.query(
      'DELETE FROM identity.pending_second_factors WHERE secret_hash = $1 RETURNING 1',
      [hashSecret(secret)],
    );
    return ended.length > 0;
  }
}
