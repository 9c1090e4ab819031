import { WebhookPaused } from './events';
import { Webhook, WEBHOOK_LIMITS } from './webhook';
import { type AttemptResult, RETRY_PAUSES_MS, WebhookDelivery } from './webhook-delivery';

const NOON = new Date('2027-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const later = (ms: number): Date => new Date(NOON.getTime() + ms);
const OK: AttemptResult = { status: 204, problem: null, durationMs: 12.4 };
const DOWN: AttemptResult = { status: null, problem: 'unreachable', durationMs: 3 };

const aWebhook = () =>
  Webhook.create(
    { id: 1, collegeId: 2, url: 'https://hooks.example', events: ['profile.changed', 'claim.created'], secret: 'new' },
    NOON,
  );

describe('a webhook', () => {
  it('signs with both secrets for a day after the secret was replaced', () => {
    const webhook = aWebhook();
    webhook.rotateSecret('newer', NOON);
    expect(webhook.listSecrets(later(24 * HOUR_MS - 1))).toEqual(['newer', 'new']);
    expect(webhook.listSecrets(later(24 * HOUR_MS))).toEqual(['newer']);
  });

  it('waits longer after each failure, at most five minutes, until a message succeeds', () => {
    const webhook = aWebhook();
    const waits = Array.from({ length: 7 }, () => (webhook.recordFailure(NOON).getTime() - NOON.getTime()) / 1_000);
    expect(waits).toEqual([10, 20, 40, 80, 160, 300, 300]);
    webhook.recordSuccess(10);
    expect(webhook.recordFailure(NOON)).toEqual(later(10_000));
  });

  it('is paused after three days without a success, once', () => {
    const webhook = aWebhook();
    webhook.recordFailure(NOON);
    webhook.recordFailure(later(WEBHOOK_LIMITS.failingMs - 1));
    expect(webhook.isPaused).toBe(false);
    const end = later(WEBHOOK_LIMITS.failingMs);
    webhook.recordFailure(end);
    webhook.recordFailure(end);
    expect(webhook.snapshot().pausedBecause).toBe('failures');
    expect(webhook.pullEvents()).toEqual([new WebhookPaused(1, 2, end)]);
  });

  it('stays paused by its failures when its administrator pauses it, too', () => {
    const webhook = aWebhook();
    webhook.recordFailure(NOON);
    webhook.recordFailure(later(WEBHOOK_LIMITS.failingMs));
    webhook.change({ isPaused: true });
    expect(webhook.snapshot().pausedBecause).toBe('failures');
  });

  it('isn’t paused while some messages succeed', () => {
    const webhook = aWebhook();
    webhook.recordFailure(NOON);
    webhook.recordSuccess(10);
    webhook.recordFailure(later(WEBHOOK_LIMITS.failingMs));
    expect(webhook.isPaused).toBe(false);
  });

  it.each([{ isPaused: false }, { url: 'https://other.example' }])('forgets its failures with %j', (change) => {
    const webhook = aWebhook();
    webhook.recordFailure(NOON);
    webhook.change({ isPaused: true });
    webhook.change(change);
    expect(webhook.snapshot()).toMatchObject({ failingSince: null, failures: 0, isSlow: false });
  });

  it('lists its events in one order, and counts as slow while its receiver is', () => {
    const webhook = aWebhook();
    expect(webhook.snapshot().events).toEqual(['claim.created', 'profile.changed']);
    expect(webhook.isChangedBySuccess(1_999)).toBe(false);
    expect(webhook.isChangedBySuccess(2_001)).toBe(true);
    webhook.recordSuccess(2_001);
    expect(webhook.snapshot().isSlow).toBe(true);
  });
});

const aDelivery = () =>
  WebhookDelivery.restore({
    id: 1,
    webhookId: 1,
    messageId: 'msg_1',
    type: 'profile.changed',
    data: {},
    userId: null,
    occurredAt: NOON,
    createdAt: NOON,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: NOON,
    lastAttemptAt: null,
    answerStatus: null,
    problem: null,
    durationMs: null,
  });

describe('a delivery', () => {
  it('is repeated after 10 seconds and then ever later, for three days', () => {
    const delivery = aDelivery();
    let now = NOON;
    const pauses: number[] = [];
    for (;;) {
      delivery.recordAttempt(DOWN, now);
      const { nextAttemptAt } = delivery.snapshot();
      if (!nextAttemptAt) break;
      pauses.push(nextAttemptAt.getTime() - now.getTime());
      now = nextAttemptAt;
    }
    expect(pauses).toEqual(RETRY_PAUSES_MS);
    expect(pauses[0]).toBe(10_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(now.getTime() - NOON.getTime()).toBeGreaterThanOrEqual(WEBHOOK_LIMITS.failingMs);
    expect(delivery.snapshot()).toMatchObject({ status: 'failed', attempts: 13, problem: 'unreachable' });
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [302, 'waiting'],
    [404, 'waiting'],
    [500, 'waiting'],
  ])('with the answer %i is %s', (status, expected) => {
    const delivery = aDelivery();
    delivery.recordAttempt({ ...OK, status, problem: null }, NOON);
    expect(delivery.snapshot()).toMatchObject({ status: expected, answerStatus: status, durationMs: 12, attempts: 1 });
  });

  it('keeps its message ID when it is sent again, and gets all attempts', () => {
    const delivery = aDelivery();
    delivery.recordAttempt(OK, NOON);
    delivery.redeliver(later(HOUR_MS));
    expect(delivery.snapshot()).toMatchObject({
      messageId: 'msg_1',
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: later(HOUR_MS),
    });
  });
});
