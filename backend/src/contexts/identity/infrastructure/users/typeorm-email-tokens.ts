import { EntitySchema } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { type EmailToken, EmailTokens, type TokenPurpose } from '../../application/users/ports/email-tokens';
import { TokenInvalid } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const emailTokenSchema = new EntitySchema<EmailToken & { secretHash: Buffer; usedAt: Date | null }>({
  name: 'EmailToken',
  schema: 'identity',
  tableName: 'email_tokens',
  columns: {
    secretHash: { type: 'bytea', name: 'secret_hash', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    email: { type: 'text' },
    purpose: { type: 'text' },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
    usedAt: { ...timestampColumn, name: 'used_at', nullable: true },
  },
});

@Injectable()
export class TypeormEmailTokens extends EmailTokens {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async issue(secret: string, token: EmailToken): Promise<void> {
    await this.unitOfWork.manager
      .getRepository(emailTokenSchema)
      .insert({ secretHash: hashSecret(secret), ...token, usedAt: null });
  }

  async getValid(secret: string, purpose: TokenPurpose, now: Date): Promise<EmailToken> {
    const [token] = await this.unitOfWork.query<EmailToken>(
      `SELECT user_id AS "userId", email, purpose, expires_at AS "expiresAt" FROM identity.email_tokens
       WHERE secret_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
      [hashSecret(secret), purpose, now],
    );
    if (!token) throw new TokenInvalid();
    return token;
  }

  async consume(secret: string, purposes: readonly TokenPurpose[], now: Date): Promise<EmailToken> {
    // A single statement: of concurrent calls, exactly one finds the token unused.
    const [token] = await this.unitOfWork.query<EmailToken>(
      `UPDATE identity.email_tokens SET used_at = $3
       WHERE secret_hash = $1 AND purpose = ANY ($2::text[]) AND used_at IS NULL AND expires_at > $3
       RETURNING user_id AS "userId", email, purpose, expires_at AS "expiresAt"`,
      [hashSecret(secret), purposes, now],
    );
    if (!token) throw new TokenInvalid();
    return token;
  }

  async findUsed(secret: string, purposes: readonly TokenPurpose[]): Promise<EmailToken | null> {
    const [token] = await this.unitOfWork.query<EmailToken>(
      `SELECT user_id AS "userId", email, purpose, expires_at AS "expiresAt" FROM identity.email_tokens
       WHERE secret_hash = $1 AND purpose = ANY ($2::text[]) AND used_at IS NOT NULL`,
      [hashSecret(secret), purposes],
    );
    return token ?? null;
  }

  async revoke(userId: UserId, purpose: TokenPurpose, now: Date): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE identity.email_tokens SET used_at = $3 WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL',
      [userId, purpose, now],
    );
  }
}
