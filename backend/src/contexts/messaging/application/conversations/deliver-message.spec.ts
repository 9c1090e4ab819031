import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { MessageSent } from '../../domain/conversations/events';
import { ScheduleDelivery } from '../delivery-schedule/schedule-delivery';
import { InMemoryMailPlans } from '../delivery-schedule/testing/in-memory-mail-plans';
import { InMemoryPushSubscriptions } from '../delivery-schedule/testing/in-memory-push-subscriptions';
import { RecordedJobs, RecordedPushSender } from '../notification-delivery/testing/recorded-delivery';
import { InMemoryEvents } from '../stream/testing/in-memory-stream';
import { DeliverMessage } from './deliver-message';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim, erased] = [1, 2, -3] as const;

/** Delivers a message from Robin. Returns the live events that both people receive, and the planned emails. */
async function deliver({ to = kim as number, isRequest = false, isHidden = false }) {
  const [events, plans] = [new InMemoryEvents(), new InMemoryMailPlans()];
  const schedule = new ScheduleDelivery(
    plans,
    new InMemoryPushSubscriptions(),
    new RecordedPushSender(),
    new RecordedJobs(),
    new NoTransactions(),
    { now: () => NOON },
  );
  await new DeliverMessage(events, schedule).execute(new MessageSent(5, robin, to, isRequest, isHidden, NOON));
  const listEvents = (id: number) => (events.rows.get(id) ?? []).map(({ type, data }) => ({ type, ...data }));
  const mails = [...plans.stored.values()].map(({ userId, kind, plan }) => ({ userId, kind, since: plan.since }));
  return { sender: listEvents(robin), recipient: listEvents(to), mails };
}

const created = (userId: number) => ({ type: 'message.created', messageId: 5, userId });

describe('a new message', () => {
  it('is reported to the pages of both people, and its recipient gets an email', async () => {
    expect(await deliver({})).toEqual({
      sender: [created(kim)],
      recipient: [created(robin)],
      mails: [{ userId: kim, kind: 'message', since: NOON }],
    });
  });

  it('has no email of its own if it requests a connection', async () => {
    expect(await deliver({ isRequest: true })).toEqual({
      sender: [created(kim)],
      recipient: [created(robin)],
      mails: [],
    });
  });

  it('is not delivered while one of the two blocks the other', async () => {
    expect(await deliver({ isHidden: true })).toEqual({ sender: [], recipient: [], mails: [] });
  });

  it('is not sent by email to an erased account', async () => {
    expect((await deliver({ to: erased })).mails).toEqual([]);
  });
});
