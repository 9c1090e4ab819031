import { EntitySchema, MoreThan } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import {
  type ExternalIdentity,
  type IdentityId,
  type VerifiedIdentity,
  type IdentitySource,
  type PendingRegistration,
  type SignInAttempt,
  ExternalSignInRefused,
} from '../../domain/external-sign-in/external-sign-in';
import {
  ExternalIdentities,
  type SignInAttemptSecrets,
  SignInAttempts,
  PendingRegistrations,
} from '../../application/external-sign-in/ports/external-sign-in';
import type { UserId } from '../../domain/users/user-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const externalIdentitySchema = new EntitySchema<ExternalIdentity & { id: IdentityId }>({
  name: 'ExternalIdentity',
  schema: 'identity',
  tableName: 'external_identities',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    userId: { type: 'integer', name: 'user_id' },
    provider: { type: 'text' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    issuer: { type: 'text' },
    subject: { type: 'text' },
    email: { type: 'text', nullable: true },
    linkedAt: { ...timestampColumn, name: 'linked_at' },
  },
});

export const signInAttemptSchema = new EntitySchema<SignInAttempt & { stateHash: Buffer; browserHash: Buffer }>({
  name: 'SignInAttempt',
  schema: 'identity',
  tableName: 'external_attempts',
  columns: {
    stateHash: { type: 'bytea', name: 'state_hash', primary: true },
    browserHash: { type: 'bytea', name: 'browser_hash' },
    provider: { type: 'text' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    purpose: { type: 'text' },
    role: { type: 'text' },
    next: { type: 'text', nullable: true },
    userId: { type: 'integer', name: 'user_id', nullable: true },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
  },
});

type PendingRegistrationRow = VerifiedIdentity & Omit<PendingRegistration, 'identity'> & { secretHash: Buffer };

export const pendingRegistrationSchema = new EntitySchema<PendingRegistrationRow>({
  name: 'PendingRegistration',
  schema: 'identity',
  tableName: 'pending_registrations',
  columns: {
    secretHash: { type: 'bytea', name: 'secret_hash', primary: true },
    provider: { type: 'text' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    issuer: { type: 'text' },
    subject: { type: 'text' },
    email: { type: 'text', nullable: true },
    isEmailVerified: { type: 'boolean', name: 'is_email_verified' },
    fullName: { type: 'text', name: 'full_name', nullable: true },
    role: { type: 'text' },
    next: { type: 'text', nullable: true },
    expiresAt: { ...timestampColumn, name: 'expires_at' },
  },
});

@Injectable()
export class TypeormExternalIdentities extends ExternalIdentities {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(identity: ExternalIdentity): Promise<void> {
    try {
      await this.#repository.insert(identity);
    } catch (error) {
      throw isIdentityTakenError(error) ? new ExternalSignInRefused('identity_taken') : error;
    }
  }

  async findOwner({ issuer, subject }: { issuer: string; subject: string }): Promise<UserId | null> {
    const found = await this.#repository.findOne({ select: { userId: true }, where: { issuer, subject } });
    return found?.userId ?? null;
  }

  listByUserId(userId: UserId): Promise<readonly (ExternalIdentity & { readonly id: IdentityId })[]> {
    return this.#repository.find({ where: { userId }, order: { linkedAt: 'ASC', id: 'ASC' } });
  }

  async delete(id: IdentityId): Promise<void> {
    await this.#repository.delete({ id });
  }

  async deleteByCollege(userId: UserId, collegeId: number): Promise<void> {
    await this.#repository.delete({ userId, collegeId });
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(externalIdentitySchema);
  }
}

const isIdentityTakenError = (error: unknown): boolean => getViolatedConstraint(error) === 'external_identities_key';

@Injectable()
export class TypeormSignInAttempts extends SignInAttempts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async begin({ state, browserSecret }: SignInAttemptSecrets, attempt: SignInAttempt): Promise<void> {
    await this.unitOfWork.manager
      .getRepository(signInAttemptSchema)
      .insert({ stateHash: hashSecret(state), browserHash: hashSecret(browserSecret), ...attempt });
  }

  async consume(
    { state, browserSecret }: SignInAttemptSecrets,
    provider: IdentitySource,
    now: Date,
  ): Promise<SignInAttempt | null> {
    // A single statement: of concurrent calls, exactly one finds the attempt. Another browser can't use it up.
    const [attempt] = await this.unitOfWork.query<SignInAttempt>(
      `DELETE FROM identity.external_attempts
       WHERE state_hash = $1 AND browser_hash = $2 AND provider = $3 AND expires_at > $4
       RETURNING provider, college_id AS "collegeId", purpose, role, next, user_id AS "userId", expires_at AS "expiresAt"`,
      [hashSecret(state), hashSecret(browserSecret), provider, now],
    );
    return attempt ?? null;
  }
}

@Injectable()
export class TypeormPendingRegistrations extends PendingRegistrations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(secret: string, { identity, ...pending }: PendingRegistration): Promise<void> {
    await this.#repository.insert({ secretHash: hashSecret(secret), ...identity, ...pending });
  }

  async find(secret: string, now: Date): Promise<PendingRegistration | null> {
    const row = await this.#repository.findOneBy({ secretHash: hashSecret(secret), expiresAt: MoreThan(now) });
    if (!row) return null;
    const { role, next, expiresAt, provider, collegeId, issuer, subject, email, isEmailVerified, fullName } = row;
    const identity = { provider, collegeId, issuer, subject, email, isEmailVerified, fullName };
    return { identity, role, next, expiresAt };
  }

  async consume(secret: string, now: Date): Promise<boolean> {
    const spent = await this.#repository.delete({ secretHash: hashSecret(secret), expiresAt: MoreThan(now) });
    return spent.affected === 1;
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(pendingRegistrationSchema);
  }
}
