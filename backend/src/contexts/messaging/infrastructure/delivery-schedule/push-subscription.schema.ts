import { EntitySchema } from 'typeorm';
import type { SessionSubscription } from '../../application/delivery-schedule/ports/push-subscriptions';

/** A browser of a person that shows push messages. */
interface PushSubscriptionRow extends SessionSubscription {
  readonly userId: number;
  readonly renewedAt: Date;
}

export const pushSubscriptionSchema = new EntitySchema<PushSubscriptionRow>({
  name: 'PushSubscription',
  schema: 'messaging',
  tableName: 'push_subscriptions',
  columns: {
    endpoint: { type: 'text', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    p256dh: { type: 'text' },
    auth: { type: 'text' },
    sessionKey: { type: 'text', name: 'session_hash' },
    renewedAt: { type: 'timestamptz', precision: 3, name: 'renewed_at' },
  },
});
