import { EntitySchema } from 'typeorm';
import type { ConsentState } from '../../domain/activity/consent';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const consentSchema = new EntitySchema<ConsentState>({
  name: 'CollegeConsent',
  schema: 'admin_analytics',
  tableName: 'college_consents',
  columns: {
    studentId: { type: 'integer', name: 'student_id', primary: true },
    collegeId: { type: 'integer', name: 'college_id', primary: true },
    level: { type: 'text' },
    expiresAt: { ...timestampColumn, name: 'expires_at', nullable: true },
    grantedAt: { ...timestampColumn, name: 'granted_at' },
    lastNamedAt: { ...timestampColumn, name: 'last_named_at', nullable: true },
    namedUntil: { ...timestampColumn, name: 'named_until', nullable: true },
  },
});
