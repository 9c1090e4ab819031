import { RateLimits } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { NotMainAdministrator } from '../../domain/memberships/errors';
import {
  TooManyWebhooks,
  WebhookDeliveryNotFound,
  WebhookIsPaused,
  WebhookNotFound,
} from '../../domain/webhooks/errors';
import type { AttemptResult } from '../../domain/webhooks/webhook-delivery';
import { RequireMainAdministrator } from '../administrators/require-main-administrator';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { ManageWebhooks } from './manage-webhooks';
import { WebhookReceivers } from './ports/webhook-receivers';
import {
  InMemoryWebhookDeliveries,
  InMemoryWebhookQueue,
  InMemoryWebhooks,
  WebhookRows,
} from './testing/in-memory-webhooks';
import { ShowWebhookDeliveries } from './webhook-deliveries';

/** The main administrators of two colleges. */
const [ADA, CARLA] = [7, 9];
/** A colleague of Ada. */
const BEN = 8;
const ADDRESS = 'https://hooks.example/';
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1_000);

class CountedLimits extends RateLimits {
  readonly used: string[] = [];
  consume = async ({ name }: { name: string }, key: string) => void this.used.push(`${name} ${key}`);
  check = async () => {};
  reset = async () => {};
}

class NumberedReceivers extends WebhookReceivers {
  #secrets = 0;
  createSecret = () => `whsec_${(this.#secrets += 1)}`;
  checkAddress = async (url: string) => url;
  send = async (): Promise<AttemptResult> => ({ status: 204, problem: null, durationMs: 1 });
}

async function fixture() {
  const { people, memberships, request, verify, findOwnCollege, transactions, clock } = membershipFixture();
  people.put('carla', { userId: CARLA, collegeId: 2 });
  for (const [username, userId] of [['ada', ADA] as const, ['ben', BEN] as const, ['carla', CARLA] as const]) {
    await request.execute({ userId, at: NOON });
    await verify(username);
  }
  people.audited.length = 0;
  const rows = new WebhookRows();
  const [webhooks, deliveries] = [new InMemoryWebhooks(rows), new InMemoryWebhookDeliveries(rows)];
  const [queue, limits] = [new InMemoryWebhookQueue(rows), new CountedLimits()];
  const requireMain = new RequireMainAdministrator(findOwnCollege, memberships);
  const manage = new ManageWebhooks(
    ...([requireMain, webhooks, queue, new NumberedReceivers(), people, limits, transactions, clock] as const),
  );
  const show = new ShowWebhookDeliveries(
    ...([requireMain, manage, webhooks, deliveries, queue, limits, transactions, clock] as const),
  );
  const add = async (by = ADA) => (await manage.create(by, { url: ADDRESS, events: ['profile.changed'] })).id;
  return { people, queue, limits, clock, manage, show, add };
}

describe('managing webhooks', () => {
  it('is recorded in the audit log', async () => {
    const { add, manage, people } = await fixture();
    const id = await add();
    await manage.change(ADA, id, { isPaused: true });
    await manage.rotateSecret(ADA, id);
    await manage.delete(ADA, id);
    expect(people.audited).toEqual(
      ['webhook-added', 'webhook-changed', 'webhook-secret-rotated', 'webhook-deleted'].map((action) => [
        action,
        ADA,
        NOON,
        `webhook ${id} of college 1`,
      ]),
    );
  });

  it('is possible for the main administrator of its college only', async () => {
    const { add, manage, show } = await fixture();
    const id = await add();
    const sent = await show.sendTest(ADA, id);
    for (const [by, refusal] of [
      [CARLA, WebhookNotFound],
      [BEN, NotMainAdministrator],
    ] as const) {
      await expect(manage.change(by, id, { isPaused: true })).rejects.toThrow(refusal);
      await expect(manage.rotateSecret(by, id)).rejects.toThrow(refusal);
      await expect(manage.delete(by, id)).rejects.toThrow(refusal);
      await expect(show.list(by, id, { limit: 5, before: null })).rejects.toThrow(refusal);
      await expect(show.sendTest(by, id)).rejects.toThrow(refusal);
    }
    await expect(show.redeliver(CARLA, sent.id)).rejects.toThrow(WebhookDeliveryNotFound);
    expect(await manage.list(CARLA)).toEqual([]);
    await expect(manage.list(BEN)).rejects.toThrow(NotMainAdministrator);
  });

  it('has limits for addresses, which are looked up, and for messages', async () => {
    const { add, manage, show, limits } = await fixture();
    const id = await add();
    await manage.change(ADA, id, { url: `${ADDRESS}other` });
    await manage.change(ADA, id, { events: ['claim.created'] });
    const { id: deliveryId } = await show.sendTest(ADA, id);
    await show.redeliver(ADA, deliveryId);
    const [address, message] = [RATE_LIMITS.webhookAddressesPerCollege, RATE_LIMITS.webhookMessagesPerCollege];
    expect(limits.used).toEqual([address, address, message, message].map(({ name }) => `${name} 1`));
  });

  it('allows five of them', async () => {
    const { add } = await fixture();
    for (let count = 0; count < 5; count++) await add();
    await add(CARLA);
    await expect(add()).rejects.toThrow(TooManyWebhooks);
  });

  it('sends what waits as soon as a webhook is resumed', async () => {
    const { add, manage, show, queue } = await fixture();
    const id = await add();
    await show.sendTest(ADA, id);
    await queue.release(id, later(300));
    await manage.change(ADA, id, { isPaused: true });
    expect(await queue.findNextDue()).toBeNull();
    await manage.change(ADA, id, { isPaused: false });
    expect(await queue.findNextDue()).toEqual(NOON);
  });
});

describe('the deliveries of a webhook', () => {
  it('are listed in pages, the last without a next one', async () => {
    const { add, show, clock } = await fixture();
    const id = await add();
    const sent: number[] = [];
    for (const second of [1, 2, 3, 4]) {
      clock.at = later(second);
      sent.unshift((await show.sendTest(ADA, id)).id);
    }
    const first = await show.list(ADA, id, { limit: 2, before: null });
    expect([first.items.map((one) => one.id), first.nextBefore]).toEqual([sent.slice(0, 2), sent[1]]);
    const last = await show.list(ADA, id, { limit: 2, before: first.nextBefore });
    expect([last.items.map((one) => one.id), last.nextBefore]).toEqual([sent.slice(2), null]);
  });

  it('aren’t sent, and aren’t repeated, while it is paused', async () => {
    const { add, manage, show } = await fixture();
    const id = await add();
    const { id: deliveryId } = await show.sendTest(ADA, id);
    await manage.change(ADA, id, { isPaused: true });
    await expect(show.sendTest(ADA, id)).rejects.toThrow(WebhookIsPaused);
    await expect(show.redeliver(ADA, deliveryId)).rejects.toThrow(WebhookIsPaused);
  });
});
