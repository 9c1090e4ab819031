import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { SwitchLocked } from '../../domain/notification-settings/notification-settings';
import type { NewNotification } from '../../domain/notifications/notification';
import { InMemoryBlocks, InMemoryRelationships } from '../conversations/testing/in-memory-relationships';
import { ScheduleDelivery } from '../delivery-schedule/schedule-delivery';
import { InMemoryMailPlans } from '../delivery-schedule/testing/in-memory-mail-plans';
import { InMemoryPushSubscriptions } from '../delivery-schedule/testing/in-memory-push-subscriptions';
import { RecordedJobs, RecordedPushSender } from '../notification-delivery/testing/recorded-delivery';
import { InMemoryEvents } from '../stream/testing/in-memory-stream';
import { ChangeNotificationSettings } from '../notification-settings/change-notification-settings';
import { CountUnreadNotifications, ListNotifications } from './list-notifications';
import { HideBlockedNotifications, Notify } from './notify';
import { MarkNotificationsRead } from './mark-notifications-read';
import { InMemoryPeople } from '../people/testing/in-memory-people';
import { InMemoryNotifications, InMemoryNotificationSettings } from './testing/in-memory-notifications';
import { describeNotificationSettings } from '../notification-settings/testing/notification-settings.contract';
import { aRequest, describeNotifications } from './testing/notifications.contract';

const [robin, kim, ada] = [1, 2, 3] as const;
const NOON = new Date('2026-03-01T12:00:00Z');
const ALL = { limit: 10, before: null, unreadOnly: false } as const;

describeNotifications('A list', async () => new InMemoryNotifications());
describeNotificationSettings('A list', async () => ({
  store: new InMemoryNotificationSettings(),
  within: (work) => work(),
}));

function fixture() {
  const [notifications, settings] = [new InMemoryNotifications(), new InMemoryNotificationSettings()];
  const [people, relationships, events] = [new InMemoryPeople(), new InMemoryRelationships(), new InMemoryEvents()];
  const [blocks, transactions, clock] = [new InMemoryBlocks(relationships), new NoTransactions(), { now: () => NOON }];
  for (const id of [robin, kim, ada]) people.people.set(id, { displayName: `Person ${id}`, isMinor: false });
  const plans = new InMemoryMailPlans();
  const schedule = new ScheduleDelivery(
    plans,
    new InMemoryPushSubscriptions(),
    new RecordedPushSender(),
    new RecordedJobs(),
    transactions,
    clock,
  );
  const notify = new Notify(notifications, settings, people, blocks, events, schedule, transactions, clock);
  return {
    notifications,
    people,
    relationships,
    notify: (eventId = 'a', fields: Partial<NewNotification> = {}) => notify.execute(aRequest(eventId, fields)),
    list: new ListNotifications(notifications, settings, people),
    count: new CountUnreadNotifications(notifications, settings),
    markRead: new MarkNotificationsRead(notifications, settings, events, transactions, clock),
    hide: new HideBlockedNotifications(blocks, notifications, events, transactions),
    change: new ChangeNotificationSettings(settings, events, transactions),
    updates: (userId: number) => (events.rows.get(userId) ?? []).map(({ type }) => type),
  };
}

describe('a notification', () => {
  it('is created and announced once per event', async () => {
    const { notify, notifications, updates } = fixture();
    await notify();
    await notify();
    expect(notifications.rows).toHaveLength(1);
    expect(updates(robin)).toEqual(['notification.created']);
  });

  it('is not created for an erased account, or between two people while one blocks the other', async () => {
    const { notify, notifications, people, relationships, updates } = fixture();
    people.people.delete(robin);
    await notify();
    people.people.set(robin, { displayName: 'Robin', isMinor: false });
    relationships.blocked.add(`${robin}:${ada}`);
    await notify();
    relationships.blocked.clear();
    relationships.blocked.add(`${ada}:${robin}`);
    await notify();
    await notify('erased', { userId: -4 });
    expect([notifications.rows, updates(robin)]).toEqual([[], []]);
  });

  it('does not name an erased account, even if the event names it', async () => {
    const { notify, notifications, people } = fixture();
    people.people.delete(ada);
    await notify();
    expect(notifications.rows).toMatchObject([{ actorId: null }]);
  });

  it('is stored without a live update if its kind is switched off', async () => {
    const { notify, notifications, change, list, count, updates } = fixture();
    await change.execute(robin, { kinds: [{ kind: 'request', app: false }] });
    await notify();
    expect(notifications.rows).toHaveLength(1);
    expect([(await list.execute({ userId: robin, ...ALL })).items, await count.execute(robin)]).toEqual([[], 0]);
    expect(updates(robin)).toEqual(['notifications.read']);
  });
});

describe('a list of notifications', () => {
  it('contains the other person and a title', async () => {
    const { notify, list } = fixture();
    await notify();
    expect((await list.execute({ userId: robin, ...ALL })).items).toMatchObject([
      { actor: { id: ada, displayName: 'Person 3' }, title: 'Person 3 wants to connect with you' },
    ]);
  });

  it('does not name a suspended account', async () => {
    const { notify, people, list } = fixture();
    await notify();
    people.suspended.add(ada);
    expect((await list.execute({ userId: robin, ...ALL })).items).toMatchObject([
      { actor: null, title: 'An unavailable account wants to connect with you' },
    ]);
  });
});

describe('reading notifications', () => {
  it('sends a live update only if something changed', async () => {
    const { notify, markRead, count, updates } = fixture();
    await notify();
    await markRead.execute(robin, { upTo: 1 });
    await markRead.execute(robin, { upTo: 1 });
    await markRead.execute(kim, { ids: [1] });
    expect([await count.execute(robin), updates(robin), updates(kim)]).toEqual([
      0,
      ['notification.created', 'notifications.read'],
      [],
    ]);
  });

  it('marks those about a given subject and kind', async () => {
    const { notify, markRead, count, updates } = fixture();
    await notify();
    await markRead.markSubject(robin, 'connection:8');
    await markRead.markSubject(robin, 'connection:7', ['answer']);
    expect(await count.execute(robin)).toBe(1);
    await markRead.markSubject(robin, 'connection:7', ['request']);
    expect([await count.execute(robin), updates(robin)]).toEqual([0, ['notification.created', 'notifications.read']]);
  });
});

describe('a block', () => {
  it('hides notifications while it exists, and sends a live update only to the person who blocks', async () => {
    const { notify, hide, relationships, count, updates } = fixture();
    await notify();
    relationships.blocked.add(`${ada}:${robin}`);
    await hide.execute({ changedBy: ada, otherId: robin });
    expect(await count.execute(robin)).toBe(0);
    relationships.blocked.clear();
    await hide.execute({ changedBy: ada, otherId: robin });

    expect(await count.execute(robin)).toBe(1);
    expect([updates(robin), updates(ada)]).toEqual([
      ['notification.created'],
      ['notifications.read', 'notifications.read'],
    ]);
  });
});

describe('settings', () => {
  it('cannot turn off a locked switch', async () => {
    const { change } = fixture();
    const locked = change.execute(robin, { kinds: [{ kind: 'account', mail: false }] });
    await expect(locked).rejects.toThrow(SwitchLocked);
  });

  it('send a live update only if the list changes', async () => {
    const { change, updates } = fixture();
    await change.execute(robin, { dailyDigest: true, kinds: [{ kind: 'request', mail: false }] });
    expect(updates(robin)).toEqual([]);
    await change.execute(robin, { kinds: [{ kind: 'request', app: false }] });
    expect(updates(robin)).toEqual(['notifications.read']);
  });
});
