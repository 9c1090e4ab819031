import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { SecondFactors } from '../../application/ports/second-factors';
import type { UserId } from '../../domain/ids';
import { SecondFactor, type SecondFactorState } from '../../domain/second-factor';
import { IdentityKeys } from './identity-keys';

@Injectable()
export class SqlSecondFactors extends SecondFactors {
  constructor(
    private readonly session: Session,
    private readonly keys: IdentityKeys,
  ) {
    super();
  }

  async ofUser(userId: UserId): Promise<SecondFactor | null> {
    const [row] = await this.session.query<Omit<SecondFactorState, 'secret'> & { sealed: Buffer }>(
      `SELECT user_id AS "userId", secret AS sealed, enabled_at AS "enabledAt", last_step AS "lastStep",
              recovery_codes AS "recoveryCodes"
       FROM identity.totp_credentials WHERE user_id = $1 FOR UPDATE`,
      [userId],
    );
    if (!row) return null;
    const { sealed, ...state } = row;
    return SecondFactor.restore({ ...state, secret: this.keys.open(sealed, String(userId)) });
  }

  async save(factor: SecondFactor): Promise<void> {
    const { userId, secret, enabledAt, lastStep, recoveryCodes } = factor.snapshot();
    await this.session.keep(factor, () =>
      this.session.query(
        `INSERT INTO identity.totp_credentials (user_id, secret, enabled_at, last_step, recovery_codes)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, enabled_at = excluded.enabled_at,
           last_step = excluded.last_step, recovery_codes = excluded.recovery_codes`,
        [userId, this.keys.seal(secret, String(userId)), enabledAt, lastStep, recoveryCodes],
      ),
    );
  }

  async remove(factor: SecondFactor): Promise<void> {
    await this.session.keep(factor, () =>
      this.session.query('DELETE FROM identity.totp_credentials WHERE user_id = $1', [factor.userId]),
    );
  }
}
