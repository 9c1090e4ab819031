import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { type EmailToken, EmailTokens } from '../../application/ports/email-tokens';
import { TokenInvalid } from '../../domain/errors';
import { emailTokenSchema } from './identity.schema';
import { hashOfSecret } from './secret-hash';

@Injectable()
export class TypeormEmailTokens extends EmailTokens {
  constructor(private readonly session: Session) {
    super();
  }

  async issue(secret: string, token: EmailToken): Promise<void> {
    await this.session.manager
      .getRepository(emailTokenSchema)
      .insert({ secretHash: hashOfSecret(secret), ...token, usedAt: null });
  }

  async spend(secret: string, purpose: EmailToken['purpose'], now: Date): Promise<EmailToken> {
    // One statement: of any number at once exactly one finds it unused.
    const [token] = await this.session.query<EmailToken>(
      `UPDATE identity.email_tokens SET used_at = $3
       WHERE secret_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
       RETURNING user_id AS "userId", email, purpose, expires_at AS "expiresAt"`,
      [hashOfSecret(secret), purpose, now],
    );
    if (!token) throw new TokenInvalid();
    return token;
  }
}
