import type { NewNotification } from '../../../domain/notifications/notification';
import type { Notifications } from '../ports/notifications';

const [robin, kim, ada] = [1, 2, 3] as const;
const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T13:00:00Z');
const ALL = { limit: 10, before: null, unreadOnly: false, without: [] } as const;

export const aRequest = (eventId: string, fields: Partial<NewNotification> = {}): NewNotification =>
  ({
    userId: robin,
    actorId: ada,
    kind: 'request',
    data: { what: 'received' },
    subject: 'connection:7',
    eventId,
    ...fields,
  }) as NewNotification;

/** Contract tests of the notification stores, in PostgreSQL and in a list. */
export function describeNotifications(name: string, open: () => Promise<Notifications>): void {
  describe(`${name}: notifications`, () => {
    let store: Notifications;
    beforeEach(async () => {
      store = await open();
    });

    const add = (eventId: string, fields?: Partial<NewNotification>) => store.save(aRequest(eventId, fields), NOON);
    const events = async (userId: number, query: object = {}) =>
      (await store.list(userId, { ...ALL, ...query })).items.map(({ eventId }) => eventId);
    const newest = async (userId: number) => (await store.list(userId, { ...ALL, limit: 1 })).items[0]!;

    it('are returned as they were added', async () => {
      await add('a');
      expect(await newest(robin)).toEqual({
        ...aRequest('a'),
        id: expect.any(Number) as number,
        createdAt: NOON,
        readAt: null,
      });
    });

    it('exist once per event and person', async () => {
      expect([await add('a'), await add('a', { kind: 'answer', data: { what: 'accepted' } })]).toEqual([true, false]);
      expect(await add('a', { userId: kim })).toBe(true);
      expect([await events(robin), await events(kim)]).toEqual([['a'], ['a']]);
    });

    it('are paged newest first', async () => {
      for (const eventId of ['a', 'b', 'c']) await add(eventId);
      await add('of-kim', { userId: kim });
      const first = await store.list(robin, { ...ALL, limit: 2 });
      expect([first.items.map(({ eventId }) => eventId), first.hasMore]).toEqual([['c', 'b'], true]);
      const second = await store.list(robin, { ...ALL, limit: 2, before: first.items[1]!.id });
      expect([second.items.map(({ eventId }) => eventId), second.hasMore]).toEqual([['a'], false]);
    });

    it('leave out given kinds in pages, counts and marks', async () => {
      await add('a');
      await add('b', { kind: 'answer', data: { what: 'accepted' } });
      expect(await events(robin, { without: ['request'] })).toEqual(['b']);
      expect(await store.countUnread(robin, ['request'], 100)).toBe(1);
      expect(await store.markRead(robin, { upTo: Number.MAX_SAFE_INTEGER }, ['request'], LATER)).toBe(1);
      expect(await events(robin, { unreadOnly: true })).toEqual(['a']);
    });

    it('are counted up to a limit', async () => {
      for (const eventId of ['a', 'b', 'c']) await add(eventId);
      expect([await store.countUnread(robin, [], 100), await store.countUnread(robin, [], 2)]).toEqual([3, 2]);
    });

    it('are marked as read by ID or up to an ID, once and only for their owner', async () => {
      for (const eventId of ['a', 'b', 'c']) await add(eventId);
      const [, b, a] = (await store.list(robin, ALL)).items;
      expect(await store.markRead(kim, { ids: [a!.id] }, [], LATER)).toBe(0);
      expect(await store.markRead(kim, { upTo: b!.id }, [], LATER)).toBe(0);
      expect(await store.markRead(robin, { ids: [a!.id, 4_711] }, [], LATER)).toBe(1);
      expect(await store.markRead(robin, { upTo: b!.id }, [], LATER)).toBe(1);
      expect((await store.list(robin, ALL)).items.map(({ readAt }) => readAt)).toEqual([null, LATER, LATER]);
    });

    it('about a subject are marked as read, optionally of given kinds only', async () => {
      await add('a');
      await add('b', { kind: 'answer', data: { what: 'accepted' } });
      await add('c', { subject: 'connection:70' });
      await add('of-kim', { userId: kim });
      expect(await store.markSubjectRead(robin, 'connection:7', LATER, ['request'])).toBe(1);
      expect(await store.markSubjectRead(robin, 'connection:7', LATER)).toBe(1);
      expect([await events(robin, { unreadOnly: true }), await events(kim, { unreadOnly: true })]).toEqual([
        ['c'],
        ['of-kim'],
      ]);
    });

    it('of two people about each other can be hidden and shown again, without others', async () => {
      await add('a');
      await add('of-ada', { userId: ada, actorId: robin });
      await add('of-others', { actorId: kim });
      await add('of-nobody', { actorId: null });
      await store.hideBetween(ada, robin, true);
      expect([await events(robin), await events(ada)]).toEqual([['of-nobody', 'of-others'], []]);
      expect([await store.countUnread(robin, [], 9), await store.countUnread(ada, [], 9)]).toEqual([2, 0]);
      expect(await store.markRead(ada, { upTo: Number.MAX_SAFE_INTEGER }, [], LATER)).toBe(0);
      await store.hideBetween(robin, ada, false);
      expect([(await events(robin)).length, await store.countUnread(ada, [], 9)]).toEqual([3, 1]);
    });

    it('are exported without the other person', async () => {
      await add('a', { actorId: 4_711 });
      const stored = await store.export(robin);
      expect(stored).toMatchObject({ notifications: [{ kind: 'request', subject: 'connection:7' }] });
      expect(JSON.stringify(stored)).not.toContain('4711');
      expect(await store.export(4_711)).toMatchObject({
        notifications: [],
        notificationsToOthers: [{ kind: 'request' }],
      });
    });

    it('are deleted when their owner or actor is erased', async () => {
      await add('a');
      await add('of-kim', { userId: kim, actorId: robin });
      await add('of-others', { userId: kim });
      await store.erase(robin);
      expect([await events(robin), await events(kim)]).toEqual([[], ['of-others']]);
    });
  });
}
