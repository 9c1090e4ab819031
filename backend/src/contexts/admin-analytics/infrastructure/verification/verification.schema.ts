import { EntitySchema } from 'typeorm';
import type { VerificationState } from '../../domain/verification/verification';

export const verificationSchema = new EntitySchema<VerificationState>({
  name: 'VerificationCode',
  schema: 'admin_analytics',
  tableName: 'verification_codes',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    collegeId: { type: 'integer', name: 'college_id' },
    email: { type: 'text' },
    codeHash: { type: 'bytea', name: 'code_hash', nullable: true },
    failedTries: { type: 'integer', name: 'failed_tries' },
    expiresAt: { type: 'timestamptz', precision: 3, name: 'expires_at' },
  },
});
