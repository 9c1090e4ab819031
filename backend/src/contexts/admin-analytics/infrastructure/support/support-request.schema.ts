import { EntitySchema } from 'typeorm';
import type { SupportRequestState } from '../../domain/support/support-request';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const supportRequestSchema = new EntitySchema<SupportRequestState>({
  name: 'SupportRequest',
  schema: 'admin_analytics',
  tableName: 'support_requests',
  columns: {
    id: { type: 'integer', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    subject: { type: 'text' },
    message: { type: 'text' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    closedAt: { ...timestampColumn, name: 'closed_at', nullable: true },
  },
});
