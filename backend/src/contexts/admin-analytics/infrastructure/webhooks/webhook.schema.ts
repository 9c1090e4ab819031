import { EntitySchema } from 'typeorm';
import type { WebhookState } from '../../domain/webhooks/webhook';

/** A webhook with its address and secrets encrypted. */
export interface WebhookRow extends Omit<WebhookState, 'url' | 'secret' | 'previousSecret'> {
  readonly url: Buffer;
  /** Host and port of the address. */
  readonly host: string;
  readonly secret: Buffer;
  readonly previousSecret: Buffer | null;
}

export const webhookSchema = new EntitySchema<WebhookRow>({
  name: 'Webhook',
  schema: 'admin_analytics',
  tableName: 'webhooks',
  columns: {
    id: { type: 'integer', primary: true },
    collegeId: { type: 'integer', name: 'college_id' },
    url: { type: 'bytea' },
    host: { type: 'text' },
    events: { type: 'text', array: true },
    secret: { type: 'bytea' },
    previousSecret: { type: 'bytea', name: 'previous_secret', nullable: true },
    previousSecretUntil: { type: 'timestamptz', name: 'previous_secret_until', precision: 3, nullable: true },
    pausedBecause: { type: 'text', name: 'paused_because', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', precision: 3 },
    failingSince: { type: 'timestamptz', name: 'failing_since', precision: 3, nullable: true },
    failures: { type: 'integer' },
    isSlow: { type: 'boolean', name: 'is_slow' },
  },
});
