import { EntitySchema } from 'typeorm';
import type { ExternalIdentity, IdentityId, ProvenIdentity } from '../../domain/external-sign-in/external-identity';
import type { PendingRegistration, SignInAttempt } from '../../domain/external-sign-in/external-sign-in';

const moment = { type: 'timestamptz', precision: 3 } as const;

export const externalIdentitySchema = new EntitySchema<ExternalIdentity & { id: IdentityId }>({
  name: 'ExternalIdentity',
  schema: 'identity',
  tableName: 'external_identities',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    userId: { type: 'integer', name: 'user_id' },
    provider: { type: 'text' },
    issuer: { type: 'text' },
    subject: { type: 'text' },
    email: { type: 'text', nullable: true },
    linkedAt: { ...moment, name: 'linked_at' },
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
    purpose: { type: 'text' },
    role: { type: 'text' },
    next: { type: 'text', nullable: true },
    userId: { type: 'integer', name: 'user_id', nullable: true },
    expiresAt: { ...moment, name: 'expires_at' },
  },
});

type PendingRow = ProvenIdentity & Omit<PendingRegistration, 'identity'> & { secretHash: Buffer };

export const pendingRegistrationSchema = new EntitySchema<PendingRow>({
  name: 'PendingRegistration',
  schema: 'identity',
  tableName: 'pending_registrations',
  columns: {
    secretHash: { type: 'bytea', name: 'secret_hash', primary: true },
    provider: { type: 'text' },
    issuer: { type: 'text' },
    subject: { type: 'text' },
    email: { type: 'text', nullable: true },
    isEmailVerified: { type: 'boolean', name: 'is_email_verified' },
    fullName: { type: 'text', name: 'full_name', nullable: true },
    role: { type: 'text' },
    next: { type: 'text', nullable: true },
    expiresAt: { ...moment, name: 'expires_at' },
  },
});
