import { EntitySchema } from 'typeorm';
import type { SharingState } from '../../domain/privacy/preferences';

export const sharingSchema = new EntitySchema<SharingState>({
  name: 'SharingPreferences',
  schema: 'mentorship',
  tableName: 'sharing_preferences',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    readReceipts: { type: 'boolean', name: 'read_receipts' },
    activityStatus: { type: 'boolean', name: 'activity_status' },
    changedAt: { type: 'timestamptz', precision: 3, name: 'changed_at' },
  },
});
