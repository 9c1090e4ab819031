import { EntitySchema } from 'typeorm';
import type { PendingSecondFactorState } from '../../domain/two-factor/pending-second-factor';
import type { SecondFactorState } from '../../domain/two-factor/second-factor';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

/** The secret is encrypted with a key of the product and the ID of the user. */
interface SecondFactorRow extends Omit<SecondFactorState, 'secret'> {
  secret: Buffer;
}

export const secondFactorSchema = new EntitySchema<SecondFactorRow>({
  name: 'SecondFactor',
  schema: 'identity',
  tableName: 'totp_credentials',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    secret: { type: 'bytea' },
    enabledAt: { ...timestampColumn, name: 'enabled_at', nullable: true },
    lastStep: { type: 'integer', name: 'last_step', nullable: true },
    recoveryCodes: { type: 'text', array: true, name: 'recovery_codes' },
  },
});

/** A pending sign-in is found by the hash of the secret in its cookie. */
interface PendingSecondFactorRow extends PendingSecondFactorState {
  secretHash: Buffer;
}

export const pendingSecondFactorSchema = new EntitySchema<PendingSecondFactorRow>({
  name: 'PendingSecondFactor',
  schema: 'identity',
  tableName: 'pending_second_factors',
  columns: {
    secretHash: { type: 'bytea', name: 'secret_hash', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    passwordSetAt: { ...timestampColumn, name: 'password_set_at' },
    openedAt: { ...timestampColumn, name: 'opened_at' },
    endsAt: { ...timestampColumn, name: 'ends_at' },
    triesLeft: { type: 'integer', name: 'tries_left' },
  },
});
