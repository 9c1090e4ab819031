import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AttemptKeys, SignInAttempts } from '../../application/external-sign-in/ports/sign-in-attempts';
import type { Provider } from '../../domain/external-sign-in/external-identity';
import type { SignInAttempt } from '../../domain/external-sign-in/external-sign-in';
import { signInAttemptSchema } from './external.schema';
import { hashOfSecret } from '../users/secret-hash';

@Injectable()
export class TypeormSignInAttempts extends SignInAttempts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async begin({ state, browserSecret }: AttemptKeys, attempt: SignInAttempt): Promise<void> {
    await this.unitOfWork.manager
      .getRepository(signInAttemptSchema)
      .insert({ stateHash: hashOfSecret(state), browserHash: hashOfSecret(browserSecret), ...attempt });
  }

  async spend({ state, browserSecret }: AttemptKeys, provider: Provider, now: Date): Promise<SignInAttempt | null> {
    // One statement: of any number at once exactly one finds it. Another browser cannot use it up for this one.
    const [attempt] = await this.unitOfWork.query<SignInAttempt>(
      `DELETE FROM identity.external_attempts
       WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3 AND expires_at > $4
       RETURNING provider, purpose, role, next, user_id AS "userId", expires_at AS "expiresAt"`,
      [hashOfSecret(state), hashOfSecret(browserSecret), provider, now],
    );
    return attempt ?? null;
  }
}
