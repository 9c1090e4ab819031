import { Webhook } from '../../domain/webhooks/webhook';
import type { AttemptResult } from '../../domain/webhooks/webhook-delivery';
import { DeliverWebhookMessages } from './deliver-webhook-messages';
import { type NamedAlum, WebhookPeople } from './ports/webhook-people';
import { type WebhookMessage, WebhookReceivers } from './ports/webhook-receivers';
import { QueueWebhookMessages } from './queue-webhook-messages';
import {
  InMemoryWebhookDeliveries,
  InMemoryWebhookQueue,
  InMemoryWebhooks,
  WebhookRows,
} from './testing/in-memory-webhooks';
import { describeWebhooks } from './testing/webhooks.contract';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';

describeWebhooks('memory', async () => {
  const rows = new WebhookRows();
  return {
    webhooks: new InMemoryWebhooks(rows),
    deliveries: new InMemoryWebhookDeliveries(rows),
    queue: new InMemoryWebhookQueue(rows),
  };
});

const NOON = new Date('2027-03-01T12:00:00Z');
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1_000);
const ADA: NamedAlum = {
  userId: 7,
  importedId: null,
  fullName: 'Ada Example',
  major: null,
  graduationYear: null,
  isMentor: true,
  profileUrl: 'https://app.example/alumni/7',
};
const answering = (status: number): AttemptResult => ({ status, problem: null, durationMs: 5 });
const DOWN: AttemptResult = { status: null, problem: 'unreachable', durationMs: 5 };

class StubReceivers extends WebhookReceivers {
  readonly sent: WebhookMessage[] = [];
  answer: (message: WebhookMessage) => AttemptResult = () => answering(204);
  createSecret = () => 'whsec_AAAA';

  async checkAddress(url: string): Promise<string> {
    return url;
  }

  async send(_url: string, message: WebhookMessage): Promise<AttemptResult> {
    this.sent.push(message);
    return this.answer(message);
  }
}

class StubPeople extends WebhookPeople {
  alum: NamedAlum | null = ADA;
  main: number | null = 1;

  async findAlum(): Promise<NamedAlum | null> {
    return this.alum;
  }

  async findMainAdministrator(): Promise<number | null> {
    return this.main;
  }

  async notifyOfPause(): Promise<void> {}
}

async function fixture() {
  const rows = new WebhookRows();
  const [webhooks, deliveries] = [new InMemoryWebhooks(rows), new InMemoryWebhookDeliveries(rows)];
  const [queue, receivers, people] = [new InMemoryWebhookQueue(rows), new StubReceivers(), new StubPeople()];
  const clock = { at: NOON, now: () => clock.at };
  await webhooks.save(
    Webhook.create(
      { id: 1, collegeId: 2, url: 'https://hooks.example/', events: ['alum.became_mentor'], secret: 'whsec_AAAA' },
      NOON,
    ),
  );
  const queueMessages = new QueueWebhookMessages(webhooks, deliveries, queue, people, new NoTransactions(), clock);
  const happen = (key: string, collegeId = 2) =>
    queueMessages.execute({ collegeId, type: 'alum.became_mentor', key, userId: 7, data: {}, occurredAt: NOON });
  const deliver = new DeliverWebhookMessages(webhooks, deliveries, queue, receivers, people, clock);
  const statuses = () => [...rows.deliveries.values()].map(({ status }) => status);
  return { rows, webhooks, receivers, people, clock, queue, happen, deliver, statuses };
}

describe('queuing messages', () => {
  it('adds one for each event of a subscribed webhook, however often the event is delivered', async () => {
    const { happen, statuses } = await fixture();
    for (const key of ['a', 'a', 'b']) await happen(key);
    await happen('c', 3);
    expect(statuses()).toEqual(['waiting', 'waiting']);
  });

  it.each([
    ['whom the college can’t see', null],
    ['whose profile isn’t public', { ...ADA, userId: null, isMentor: null }],
    ['who no longer mentors', { ...ADA, isMentor: false }],
  ])('adds none about a mentor %s', async (_, alum) => {
    const { happen, people, statuses } = await fixture();
    people.alum = alum;
    await happen('a');
    expect(statuses()).toEqual([]);
  });
});

describe('delivering messages', () => {
  it('sends everything that is due, with the alum as the college sees them now', async () => {
    const { happen, deliver, receivers, people, statuses, queue } = await fixture();
    for (let n = 0; n < 10; n++) await happen(String(n));
    people.alum = { ...ADA, fullName: 'Ada New' };
    await deliver.execute({ webhookId: 1 });
    expect(new Set(statuses())).toEqual(new Set(['delivered']));
    expect(receivers.sent).toHaveLength(10);
    expect(JSON.parse(receivers.sent[0]!.payload)).toEqual({
      type: 'alum.became_mentor',
      timestamp: NOON.toISOString(),
      data: { collegeId: 2, alum: { ...ADA, fullName: 'Ada New' } },
    });
    expect(await queue.findNextDue()).toBeNull();
  });

  it('withdraws a message about an alum whom the college can no longer see', async () => {
    const { happen, deliver, receivers, people, statuses } = await fixture();
    await happen('a');
    people.alum = null;
    await deliver.execute({ webhookId: 1 });
    expect([receivers.sent, statuses()]).toEqual([[], ['withdrawn']]);
  });

  it('stops when the receiver is down, and waits for ten seconds', async () => {
    const { happen, deliver, receivers, queue } = await fixture();
    for (let n = 0; n < 10; n++) await happen(String(n));
    receivers.answer = () => DOWN;
    await deliver.execute({ webhookId: 1 });
    expect(receivers.sent).toHaveLength(4);
    expect(await queue.findNextDue()).toEqual(later(10));
  });

  it('continues when only a single message is refused', async () => {
    const { happen, deliver, receivers, statuses } = await fixture();
    for (let n = 0; n < 6; n++) await happen(String(n));
    receivers.answer = ({ id }) => answering(id.endsWith('-0') ? 400 : 200);
    await deliver.execute({ webhookId: 1 });
    expect(statuses()).toEqual(['waiting', ...Array<string>(5).fill('delivered')]);
  });

  it('stops when the receiver asks for fewer messages', async () => {
    const { happen, deliver, receivers, queue } = await fixture();
    for (let n = 0; n < 6; n++) await happen(String(n));
    receivers.answer = ({ id }) => answering(id.endsWith('-0') ? 429 : 200);
    await deliver.execute({ webhookId: 1 });
    expect(receivers.sent).toHaveLength(4);
    expect(await queue.findNextDue()).toEqual(later(10));
  });

  it('sends nothing to a webhook that was paused after it was leased, or between two messages', async () => {
    const { happen, deliver, receivers, webhooks } = await fixture();
    for (let n = 0; n < 6; n++) await happen(String(n));
    const pause = (isPaused: boolean) => webhooks.update(1, (webhook) => webhook.change({ isPaused }));
    await pause(true);
    await deliver.execute({ webhookId: 1 });
    expect(receivers.sent).toEqual([]);
    await pause(false);
    receivers.answer = () => {
      void pause(true);
      return answering(200);
    };
    await deliver.execute({ webhookId: 1 });
    expect(receivers.sent).toHaveLength(4);
  });

  it('waits for an hour while the college has no main administrator', async () => {
    const { happen, deliver, receivers, people, queue } = await fixture();
    await happen('a');
    people.main = null;
    await deliver.execute({ webhookId: 1 });
    expect([receivers.sent, await queue.findNextDue()]).toEqual([[], later(3_600)]);
  });

  it('ends when the instance stops, or the time of its slot is over', async () => {
    const { happen, deliver, receivers, clock } = await fixture();
    for (let n = 0; n < 10; n++) await happen(String(n));
    await deliver.execute({ webhookId: 1 }, () => true);
    expect(receivers.sent).toHaveLength(0);
    receivers.answer = () => {
      clock.at = new Date(clock.at.getTime() + 4_000);
      return answering(200);
    };
    await deliver.execute({ webhookId: 1 });
    expect(receivers.sent).toHaveLength(4);
  });
});
