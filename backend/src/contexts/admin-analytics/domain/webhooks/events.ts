import { DomainEvent } from '../../../../shared/domain/aggregate';

/** A webhook was paused because its receiver has failed for days. */
export class WebhookPaused extends DomainEvent {
  static readonly eventName = 'admin-analytics.webhook-paused';

  constructor(
    readonly webhookId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
