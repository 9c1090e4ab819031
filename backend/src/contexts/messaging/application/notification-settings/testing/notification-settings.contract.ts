import type { NotificationSettingsStore } from '../ports/notification-settings';

const [robin, kim] = [1, 2] as const;
const SETTINGS = { switches: { request: { mail: false } }, dailyDigest: true } as const;
const DEFAULTS = { switches: {}, dailyDigest: false };

/** Contract tests of the notification settings stores, in PostgreSQL and in memory. */
export function describeNotificationSettings(
  name: string,
  open: () => Promise<{
    readonly store: NotificationSettingsStore;
    readonly within: <T>(work: () => Promise<T>) => Promise<T>;
  }>,
): void {
  describe(`${name}: notification settings`, () => {
    it('are the last ones saved for each person', async () => {
      const { store, within } = await open();
      await store.save(robin, { ...SETTINGS, dailyDigest: false });
      await store.save(robin, SETTINGS);

      expect([await store.get(robin), await store.get(kim)]).toEqual([SETTINGS, DEFAULTS]);
      expect(await within(() => store.lock(robin))).toEqual(SETTINGS);
      expect(await within(() => store.lock(kim))).toEqual(DEFAULTS);
    });

    it('are exported, and deleted with the account', async () => {
      const { store } = await open();
      await store.save(robin, SETTINGS);
      await store.save(kim, SETTINGS);
      expect(await store.export(robin)).toEqual({
        notificationSettings: [{ switches: SETTINGS.switches, daily_digest: true }],
      });
      await store.erase(robin);

      expect(await store.export(robin)).toEqual({ notificationSettings: [] });
      expect([await store.get(robin), await store.get(kim)]).toEqual([DEFAULTS, SETTINGS]);
    });
  });
}
