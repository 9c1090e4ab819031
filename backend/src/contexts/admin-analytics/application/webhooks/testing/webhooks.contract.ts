import { Webhook } from '../../../domain/webhooks/webhook';
import type { WebhookEvent } from '../../../domain/webhooks/webhook-events';
import type { NewDelivery, WebhookDeliveries, WebhookQueue, Webhooks } from '../ports/webhooks';

const NOON = new Date('2027-03-01T12:00:00Z');
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1_000);

interface Stores {
  readonly webhooks: Webhooks;
  readonly deliveries: WebhookDeliveries;
  readonly queue: WebhookQueue;
}

/** Contract tests for the stores of webhooks, in PostgreSQL or in memory. */
export function describeWebhooks(name: string, open: () => Promise<Stores>): void {
  describe(`webhooks in ${name}`, () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await open();
    });

    const add = async (collegeId = 1, host = 'hooks.example', events: WebhookEvent[] = ['profile.changed']) => {
      const id = await stores.webhooks.nextId();
      await stores.webhooks.save(
        Webhook.create({ id, collegeId, url: `https://${host}/?token=4711`, events, secret: 'whsec_AAAA' }, NOON),
      );
      return id;
    };
    const aMessage = (webhookId: number, changes: Partial<NewDelivery> = {}): NewDelivery => ({
      webhookId,
      type: 'profile.changed',
      key: 'first',
      userId: null,
      data: { collegeId: 1, fields: ['name'] },
      occurredAt: NOON,
      ...changes,
    });
    const send = async (webhookId: number, key = 'first', at = NOON) => {
      const [id] = await stores.deliveries.add([aMessage(webhookId, { key })], at);
      await stores.queue.markDue(webhookId, at);
      return id!;
    };
    const lease = async (now = NOON, choice: { busyHosts?: string[]; slow?: boolean; limit?: number } = {}) => {
      const { busyHosts = [], slow = false, limit = 10 } = choice;
      const leases = await stores.queue.lease(limit, { now, until: later(60), busyHosts, slow });
      return leases.map(({ webhookId }) => webhookId).sort((one, other) => one - other);
    };

    it('are stored with their secrets, and listed by college', async () => {
      const id = await add();
      await add(2);
      const stored = await stores.webhooks.find(id);
      expect(stored?.snapshot()).toMatchObject({ url: 'https://hooks.example/?token=4711', secret: 'whsec_AAAA' });
      await stores.webhooks.update(id, (webhook) => webhook.rotateSecret('whsec_BBBB', NOON));
      const [only] = await stores.webhooks.listByCollege(1);
      expect(only!.listSecrets(NOON)).toEqual(['whsec_BBBB', 'whsec_AAAA']);
    });

    it('are found by college and event while they are active', async () => {
      const [one, other] = [await add(), await add(1, 'other.example', ['claim.created'])];
      await add(2);
      expect(await stores.webhooks.listSubscribed(1, 'profile.changed')).toEqual([one]);
      expect(await stores.webhooks.listSubscribed(1, 'claim.created')).toEqual([other]);
      await stores.webhooks.update(one, (webhook) => webhook.change({ isPaused: true }));
      expect(await stores.webhooks.listSubscribed(1, 'profile.changed')).toEqual([]);
    });

    it('get each message once', async () => {
      const id = await add();
      const first = await stores.deliveries.add([aMessage(id)], NOON);
      expect(await stores.deliveries.add([aMessage(id), aMessage(id, { key: 'second' })], NOON)).toHaveLength(1);
      const found = (await stores.deliveries.find(first[0]!))!.snapshot();
      expect(found).toMatchObject({ data: { collegeId: 1, fields: ['name'] }, status: 'waiting', attempts: 0 });
      expect(found.messageId).toMatch(/^msg_/);
      const other = await add();
      expect(await stores.deliveries.add([aMessage(other)], NOON)).toHaveLength(1);
    });

    it('list their deliveries newest first, page by page, and those that are due', async () => {
      const id = await add();
      const ids = [await send(id, 'a', later(1)), await send(id, 'b', NOON), await send(id, 'c', later(9))];
      const page = await stores.deliveries.list(id, { limit: 2, before: null });
      expect(page.map((one) => one.id)).toEqual([ids[2], ids[1]]);
      expect(await stores.deliveries.list(id, { limit: 2, before: ids[1]! })).toMatchObject([{ id: ids[0] }]);
      const due = await stores.deliveries.listDue(id, later(1), 5);
      expect(due.map((one) => one.snapshot().id)).toEqual([ids[1], ids[0]]);
      due[0]!.recordAttempt({ status: 204, problem: null, durationMs: 5 }, later(2));
      await stores.deliveries.save(due[0]!);
      expect(await stores.deliveries.listDue(id, later(1), 5)).toHaveLength(1);
    });

    it('are leased by one instance at a time, until the lease ends or expires', async () => {
      const id = await add();
      expect(await lease()).toEqual([]);
      await send(id);
      expect(await lease()).toEqual([id]);
      expect([await lease(), await lease(later(59))]).toEqual([[], []]);
      await stores.queue.release(id, NOON);
      expect(await lease()).toEqual([id]);
      expect(await lease(later(60))).toEqual([id]);
      await stores.queue.release(id, later(70));
      expect([await lease(later(69)), await lease(later(70))]).toEqual([[], [id]]);
    });

    it('aren’t leased while they are paused, wait or have no message', async () => {
      const id = await add();
      const message = await send(id);
      await stores.queue.release(id, later(10));
      await stores.queue.markDue(id, NOON);
      expect(await lease()).toEqual([]);
      await stores.queue.wake(id, NOON);
      await stores.webhooks.update(id, (webhook) => webhook.change({ isPaused: true }));
      expect(await lease()).toEqual([]);
      await stores.webhooks.update(id, (webhook) => webhook.change({ isPaused: false }));
      expect(await lease()).toEqual([id]);
      const delivery = (await stores.deliveries.find(message))!;
      delivery.withdraw();
      await stores.deliveries.save(delivery);
      await stores.queue.release(id, NOON);
      expect([await lease(later(99)), await stores.queue.findNextDue()]).toEqual([[], null]);
    });

    it('are leased one of each host, slow ones on their own', async () => {
      const same = [await add(1, 'same.example'), await add(2, 'same.example')];
      const [other, slow] = [await add(3, 'other.example'), await add(4, 'slow.example')];
      await stores.webhooks.update(slow, (webhook) => webhook.recordSuccess(9_000));
      for (const id of [...same, other, slow]) await send(id);
      expect(await lease(NOON, { slow: true })).toEqual([slow]);
      expect(await lease(NOON, { busyHosts: ['same.example'] })).toEqual([other]);
      const first = await lease();
      expect(first).toHaveLength(1);
      expect(same).toContain(first[0]);
      expect(await lease()).toEqual(same.filter((id) => id !== first[0]));
    });

    it('tell when the next one is due', async () => {
      const [one, other] = [await add(1, 'a.example'), await add(2, 'b.example')];
      expect(await stores.queue.findNextDue()).toBeNull();
      await send(one, 'a', later(30));
      await send(other, 'b', later(5));
      expect(await stores.queue.findNextDue()).toEqual(later(5));
      await stores.queue.release(other, later(40));
      expect(await stores.queue.findNextDue()).toEqual(later(30));
      await stores.webhooks.update(one, (webhook) => webhook.change({ isPaused: true }));
      expect(await stores.queue.findNextDue()).toEqual(later(40));
    });

    it('are due with their first message, also if a later one is added or waits', async () => {
      const id = await add();
      await send(id, 'a', later(5));
      await send(id, 'b', later(30));
      expect(await stores.queue.findNextDue()).toEqual(later(5));
      await stores.queue.release(id, NOON);
      expect(await stores.queue.findNextDue()).toEqual(later(5));
    });
  });
}
