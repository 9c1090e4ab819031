import type { SessionSubscription, PushSubscriptions } from '../ports/push-subscriptions';

const NOON = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const [robin, kim] = [1, 2] as const;
const browser = (n: number, more: Partial<SessionSubscription> = {}): SessionSubscription => ({
  endpoint: `https://push.example.org/${n}`,
  p256dh: `key-${n}`,
  auth: `auth-${n}`,
  sessionKey: `session-${n}`,
  ...more,
});

/** Contract tests of the push subscription stores, in PostgreSQL and in a map. */
export function describePushSubscriptions(name: string, open: () => Promise<PushSubscriptions>): void {
  describe(`${name}: push subscriptions`, () => {
    let subscriptions: PushSubscriptions;
    beforeEach(async () => (subscriptions = await open()));

    const put = (userId: number, subscription: SessionSubscription, at = NOON) =>
      subscriptions.save(userId, subscription, at, 10);
    const endpointsOf = async (userId: number) =>
      (await subscriptions.listByUser(userId)).map(({ endpoint }) => endpoint);

    it('are listed for their owner, latest renewal first', async () => {
      await put(robin, browser(1));
      await put(robin, browser(2), later(1));
      await put(kim, browser(3));
      expect(await subscriptions.listByUser(robin)).toMatchObject([browser(2), browser(1)]);
      const keys = (await subscriptions.listByUser(robin)).map(({ key }) => key);
      expect([new Set(keys).size, keys]).toEqual([2, (await subscriptions.listByUser(robin)).map(({ key }) => key)]);
      expect([await subscriptions.isSubscribed(robin), await subscriptions.isSubscribed(4_711)]).toEqual([true, false]);
    });

    it('exist once for each browser, with its latest keys', async () => {
      await put(robin, browser(1));
      await put(robin, browser(1, { p256dh: 'new', sessionKey: 'new' }), later(1));
      expect(await subscriptions.listByUser(robin)).toMatchObject([browser(1, { p256dh: 'new', sessionKey: 'new' })]);
    });

    it('belong to the person who subscribed last in a browser', async () => {
      await put(robin, browser(1));
      await put(kim, browser(1), later(1));
      expect([await endpointsOf(robin), await endpointsOf(kim)]).toEqual([[], [browser(1).endpoint]]);
    });

    it('are limited to ten per person, even if many are added concurrently', async () => {
      await put(kim, browser(100));
      await Promise.all(Array.from({ length: 15 }, (_, n) => put(robin, browser(n), later(n))));
      expect(await endpointsOf(robin)).toEqual(Array.from({ length: 10 }, (_, n) => browser(14 - n).endpoint));
      expect(await endpointsOf(kim)).toHaveLength(1);
    });

    it('can be removed only by their owner', async () => {
      await put(robin, browser(1));
      await put(robin, browser(2));
      await subscriptions.delete(kim, [browser(1).endpoint]);
      expect(await endpointsOf(robin)).toHaveLength(2);
      await subscriptions.delete(robin, [browser(1).endpoint, browser(3).endpoint]);
      expect(await endpointsOf(robin)).toEqual([browser(2).endpoint]);
    });

    it('are exported without keys, and deleted with the account', async () => {
      await put(robin, browser(1));
      await put(kim, browser(2));
      const rows = await subscriptions.export(robin);
      expect(rows.pushSubscriptions).toMatchObject([{ endpoint: browser(1).endpoint }]);
      expect(JSON.stringify(rows)).not.toMatch(/key-1|auth-1|session-1/);

      await subscriptions.erase(robin);
      expect([await endpointsOf(robin), await endpointsOf(kim)]).toEqual([[], [browser(2).endpoint]]);
    });
  });
}
