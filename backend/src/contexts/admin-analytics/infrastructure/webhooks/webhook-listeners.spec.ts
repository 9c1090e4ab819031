import { DomainEvents, type EventClass } from '../../../../shared/application/domain-events';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import type { DomainEvent } from '../../../../shared/domain/aggregate';
import { CollegeProfileChanged } from '../../../colleges';
import { AlumBecameMentor } from '../../../mentorship';
import { WebhookPeople } from '../../application/webhooks/ports/webhook-people';
import { QueueWebhookMessages } from '../../application/webhooks/queue-webhook-messages';
import {
  InMemoryWebhookDeliveries,
  InMemoryWebhookQueue,
  InMemoryWebhooks,
  WebhookRows,
} from '../../application/webhooks/testing/in-memory-webhooks';
import { Webhook } from '../../domain/webhooks/webhook';
import { WEBHOOK_EVENTS } from '../../domain/webhooks/webhook-events';
import { QueueMessagesOfEvents } from './webhook-listeners';

const NOON = new Date('2027-03-01T12:00:00Z');
const LATER = new Date('2027-03-01T13:00:00Z');

/** Delivers events when a test does. */
class ManualEvents extends DomainEvents {
  readonly #deliveries: ((event: DomainEvent) => Promise<void>)[] = [];

  subscribe<E extends DomainEvent>(event: EventClass<E>, _: string, handle: (event: E) => Promise<void>): void {
    this.#deliveries.push(async (one) => {
      if (one instanceof event) await handle(one);
    });
  }

  subscribeInBatches(): void {}
  subscribeWithin(): void {}

  async deliver(event: DomainEvent): Promise<void> {
    for (const deliver of this.#deliveries) await deliver(event);
  }
}

class VisibleMentors extends WebhookPeople {
  findAlum = async (_: number, userId: number) => ({
    userId,
    importedId: null,
    fullName: 'Ada Example',
    major: null,
    graduationYear: null,
    isMentor: true,
    profileUrl: null,
  });
  findMainAdministrator = async () => 1;
  notifyOfPause = async () => {};
}

async function fixture() {
  const rows = new WebhookRows();
  const [webhooks, deliveries] = [new InMemoryWebhooks(rows), new InMemoryWebhookDeliveries(rows)];
  const target = { id: 1, collegeId: 2, url: 'https://hooks.example', events: WEBHOOK_EVENTS, secret: 'whsec_AAAA' };
  await webhooks.save(Webhook.create(target, NOON));
  const [queue, people, clock] = [new InMemoryWebhookQueue(rows), new VisibleMentors(), { now: () => NOON }];
  const events = new ManualEvents();
  const queueMessages = new QueueWebhookMessages(webhooks, deliveries, queue, people, new NoTransactions(), clock);
  new QueueMessagesOfEvents(events, queueMessages).onModuleInit();
  return { events, types: () => [...rows.deliveries.values()].map(({ type }) => type) };
}

describe('messages about events', () => {
  it('announce a mentor once, however often they change their mind', async () => {
    const { events, types } = await fixture();
    for (const at of [NOON, NOON, LATER]) await events.deliver(new AlumBecameMentor(70, 2, at));
    await events.deliver(new AlumBecameMentor(71, 2, LATER));
    expect(types()).toEqual(['alum.became_mentor', 'alum.became_mentor']);
  });

  it('report each change of the profile once', async () => {
    const { events, types } = await fixture();
    for (const at of [NOON, NOON, LATER]) await events.deliver(new CollegeProfileChanged(2, ['description'], at));
    await events.deliver(new CollegeProfileChanged(3, ['description'], NOON));
    expect(types()).toEqual(['profile.changed', 'profile.changed']);
  });
});
