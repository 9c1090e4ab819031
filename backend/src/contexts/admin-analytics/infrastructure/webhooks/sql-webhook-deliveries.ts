import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deriveKey } from '../../../../shared/infrastructure/secret-box';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type NewDelivery, WebhookDeliveries } from '../../application/webhooks/ports/webhooks';
import { WebhookDelivery, type WebhookDeliveryState } from '../../domain/webhooks/webhook-delivery';

const COLUMNS_SQL = `d.id::float8 AS id, d.webhook_id AS "webhookId", d.message_id AS "messageId", d.type, d.data,
  d.user_id AS "userId", d.occurred_at AS "occurredAt", d.created_at AS "createdAt", d.status, d.attempts,
  d.next_attempt_at AS "nextAttemptAt", d.last_attempt_at AS "lastAttemptAt", d.answer_status AS "answerStatus",
  d.problem, d.duration_ms AS "durationMs"`;

@Injectable()
export class SqlWebhookDeliveries extends WebhookDeliveries {
  readonly #key: Buffer;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    { sessionSecret }: Settings,
  ) {
    super();
    this.#key = deriveKey(sessionSecret, 'admin-analytics: IDs of messages to webhooks');
  }

  async add(deliveries: readonly NewDelivery[], now: Date): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `INSERT INTO admin_analytics.webhook_deliveries AS d
         (webhook_id, message_id, type, data, user_id, occurred_at, created_at, status, attempts, next_attempt_at)
       SELECT n.webhook_id, n.message_id, n.type, n.data::jsonb, n.user_id, n.occurred_at, $7, 'waiting', 0, $7
       FROM unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::timestamptz[])
         AS n (webhook_id, message_id, type, data, user_id, occurred_at)
       ON CONFLICT (message_id) DO NOTHING RETURNING d.id::float8 AS id`,
      [
        deliveries.map(({ webhookId }) => webhookId),
        deliveries.map((delivery) => this.#toMessageId(delivery)),
        deliveries.map(({ type }) => type),
        deliveries.map(({ data }) => JSON.stringify(data)),
        deliveries.map(({ userId }) => userId),
        deliveries.map(({ occurredAt }) => occurredAt),
        now,
      ],
    );
    return rows.map(({ id }) => id);
  }

  async find(id: number): Promise<WebhookDelivery | null> {
    const [state] = await this.unitOfWork.query<WebhookDeliveryState>(
      `SELECT ${COLUMNS_SQL} FROM admin_analytics.webhook_deliveries d WHERE d.id = $1`,
      [id],
    );
    return state ? WebhookDelivery.restore(state) : null;
  }

  list(webhookId: number, { limit, before }: { limit: number; before: number | null }) {
    return this.unitOfWork.query<WebhookDeliveryState>(
      `SELECT ${COLUMNS_SQL} FROM admin_analytics.webhook_deliveries d
       WHERE d.webhook_id = $1 AND ($2::bigint IS NULL OR d.id < $2) ORDER BY d.id DESC LIMIT $3`,
      [webhookId, before, limit],
    );
  }

  async listDue(webhookId: number, now: Date, limit: number): Promise<readonly WebhookDelivery[]> {
    const states = await this.unitOfWork.query<WebhookDeliveryState>(
      `SELECT ${COLUMNS_SQL} FROM admin_analytics.webhook_deliveries d
       WHERE d.webhook_id = $1 AND d.next_attempt_at <= $2 ORDER BY d.next_attempt_at, d.id LIMIT $3`,
      [webhookId, now, limit],
    );
    return states.map((state) => WebhookDelivery.restore(state));
  }

  async save(delivery: WebhookDelivery): Promise<void> {
    const state = delivery.snapshot();
    await this.unitOfWork.query(
      `UPDATE admin_analytics.webhook_deliveries SET status = $2, attempts = $3, next_attempt_at = $4,
         last_attempt_at = $5, answer_status = $6, problem = $7, duration_ms = $8 WHERE id = $1`,
      [
        state.id,
        state.status,
        state.attempts,
        state.nextAttemptAt,
        state.lastAttemptAt,
        state.answerStatus,
        state.problem,
        state.durationMs,
      ],
    );
  }

  /**
   * Derives the ID of a message, so that an event that is delivered twice gives one message. With a key, because the
   * receiver could otherwise find the user in the hash.
   */
  #toMessageId({ webhookId, type, key }: NewDelivery): string {
    const hash = createHmac('sha256', this.#key).update(`${webhookId} ${type} ${key}`).digest('hex');
    return `msg_${hash.slice(0, 32)}`;
  }
}
