import { EntitySchema } from 'typeorm';
import type { EmailToken } from '../../application/users/ports/email-tokens';
import type { UserId } from '../../domain/users/ids';
import type { RegistrationDetails } from '../../domain/users/registration-details';
import type { UserState } from '../../domain/users/user';

const moment = { type: 'timestamptz', precision: 3 } as const;

export const userSchema = new EntitySchema<UserState>({
  name: 'User',
  schema: 'identity',
  tableName: 'users',
  columns: {
    id: { type: 'integer', primary: true },
    username: { type: 'text' },
    fullName: { type: 'text', name: 'full_name' },
    email: { type: 'text' },
    pendingEmail: { type: 'text', name: 'pending_email', nullable: true },
    role: { type: 'text' },
    avatarUrl: { type: 'text', name: 'avatar_url', nullable: true },
    birthDate: { type: 'date', name: 'birth_date', nullable: true },
    isAgeVerified: { type: 'boolean', name: 'is_age_verified' },
    passwordHash: { type: 'text', name: 'password_hash' },
    passwordSetAt: { ...moment, name: 'password_set_at' },
    hasPassword: { type: 'boolean', name: 'has_password', default: true },
    emailVerifiedAt: { ...moment, name: 'email_verified_at', nullable: true },
    registeredAt: { ...moment, name: 'registered_at' },
    closingAt: { ...moment, name: 'closing_at', nullable: true },
    deleteAfter: { ...moment, name: 'delete_after', nullable: true },
    writtenChoice: { type: 'text', name: 'written_choice', nullable: true },
    suspendedAt: { ...moment, name: 'suspended_at', nullable: true },
    suspendedUntil: { ...moment, name: 'suspended_until', nullable: true },
    suspensionReason: { type: 'text', name: 'suspension_reason', nullable: true },
    suspensionNotice: { type: 'text', name: 'suspension_notice', nullable: true },
    version: { type: 'integer' },
  },
});

export const registrationDetailsSchema = new EntitySchema<RegistrationDetails & { userId: UserId }>({
  name: 'RegistrationDetails',
  schema: 'identity',
  tableName: 'registration_details',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    college: { type: 'text', nullable: true },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    major: { type: 'text', nullable: true },
    graduationYear: { type: 'integer', name: 'graduation_year', nullable: true },
    currentPosition: { type: 'text', name: 'current_position', nullable: true },
    company: { type: 'text', nullable: true },
  },
});

export const emailTokenSchema = new EntitySchema<EmailToken & { secretHash: Buffer; usedAt: Date | null }>({
  name: 'EmailToken',
  schema: 'identity',
  tableName: 'email_tokens',
  columns: {
    secretHash: { type: 'bytea', name: 'secret_hash', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    email: { type: 'text' },
    purpose: { type: 'text' },
    expiresAt: { ...moment, name: 'expires_at' },
    usedAt: { ...moment, name: 'used_at', nullable: true },
  },
});
