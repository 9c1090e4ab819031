import { EntitySchema } from 'typeorm';
import type { ListedKind } from '../../domain/notification-settings/notification-kinds';
import type { NewNotification } from '../../domain/notifications/notification';

/** A stored notification. */
export interface NotificationRow {
  id: number;
  userId: number;
  kind: ListedKind;
  subject: string;
  actorId: number | null;
  data: NewNotification['data'];
  eventId: string;
  createdAt: Date;
  readAt: Date | null;
  /** Whether one of the two people blocks the other. */
  isHidden: boolean;
}

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const notificationSchema = new EntitySchema<NotificationRow>({
  name: 'Notification',
  schema: 'messaging',
  tableName: 'notifications',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    userId: { type: 'integer', name: 'user_id' },
    kind: { type: 'text' },
    subject: { type: 'text' },
    actorId: { type: 'integer', name: 'actor_id', nullable: true },
    data: { type: 'jsonb' },
    eventId: { type: 'text', name: 'event_id' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    readAt: { ...timestampColumn, name: 'read_at', nullable: true },
    isHidden: { type: 'boolean', name: 'is_hidden', default: false },
  },
});
