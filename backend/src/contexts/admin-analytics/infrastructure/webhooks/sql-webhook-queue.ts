import { Injectable } from '@nestjs/common';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type WebhookLease, WebhookQueue } from '../../application/webhooks/ports/webhooks';

export const WEBHOOKS_TOPIC = 'webhooks';

@Injectable()
export class SqlWebhookQueue extends WebhookQueue {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notifications: DatabaseNotifications,
  ) {
    super();
  }

  lease(
    limit: number,
    { now, until, busyHosts, slow }: { now: Date; until: Date; busyHosts: readonly string[]; slow: boolean },
  ): Promise<readonly WebhookLease[]> {
    return this.unitOfWork.query<WebhookLease>(
      `UPDATE admin_analytics.webhooks w SET leased_until = $2
       WHERE w.id IN (
         SELECT l.id FROM admin_analytics.webhooks l
         WHERE l.leased_until <= $1 AND l.id IN (
           SELECT c.id FROM (
             SELECT DISTINCT ON (d.host) d.id, d.due_at FROM admin_analytics.webhooks d
             WHERE d.due_at <= $1 AND d.leased_until <= $1 AND d.not_before <= $1 AND d.paused_because IS NULL
               AND d.is_slow = $3 AND NOT d.host = ANY ($4::text[])
             ORDER BY d.host, d.due_at) c
           ORDER BY c.due_at LIMIT $5)
         FOR NO KEY UPDATE SKIP LOCKED)
       RETURNING w.id AS "webhookId", w.host, w.leased_until AS until`,
      [now, until, slow, busyHosts, limit],
    );
  }

  async release(webhookId: number, notBefore: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Locked by a statement of its own, so that the next one sees every message that was added before.
      await this.unitOfWork.query('SELECT id FROM admin_analytics.webhooks WHERE id = $1 FOR NO KEY UPDATE', [
        webhookId,
      ]);
      await this.unitOfWork.query(
        `UPDATE admin_analytics.webhooks SET leased_until = '-infinity', not_before = $2,
           due_at = (SELECT min(d.next_attempt_at) FROM admin_analytics.webhook_deliveries d WHERE d.webhook_id = $1)
         WHERE id = $1`,
        [webhookId, notBefore],
      );
    });
  }

  async markDue(webhookId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      // Always, because the lock keeps a release that doesn't see the message yet from removing the time.
      'UPDATE admin_analytics.webhooks SET due_at = least(due_at, $2) WHERE id = $1',
      [webhookId, at],
    );
    this.#announce();
  }

  async wake(webhookId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      'UPDATE admin_analytics.webhooks SET due_at = least(due_at, $2), not_before = $2 WHERE id = $1',
      [webhookId, at],
    );
    this.#announce();
  }

  async findNextDue(): Promise<Date | null> {
    const [row] = await this.unitOfWork.query<{ at: Date | null }>(
      `SELECT min(greatest(due_at, leased_until, not_before)) AS at FROM admin_analytics.webhooks
       WHERE due_at IS NOT NULL AND paused_because IS NULL`,
    );
    return row!.at;
  }

  #announce(): void {
    this.unitOfWork.afterCommit(() => this.notifications.announceToAll(WEBHOOKS_TOPIC, ''));
  }
}
