import type { NotificationSettingsStore } from '../ports/notification-settings';

const [robin, kim] = [1, 2] as const;
const SETTINGS = { switches: { request: { mail: false } }, dailyDigest: true } as const;
const DEFAULTS = { switches: {}, dailyDigest: false };

/** What every store of settings must do, whether it keeps them in PostgreSQL or in memory. */
export function describeNotificationSettings(
  name: string,
  open: () => Promise<{
    readonly store: NotificationSettingsStore;
    readonly within: <T>(work: () => Promise<T>) => Promise<T>;
  }>,
): void {
  describe(`${name} keeps settings of notifications`, () => {
    it('of each person, the last ones saved', async () => {
      const { store, within } = await open();
      await store.save(robin, { ...SETTINGS, dailyDigest: false });
      await store.save(robin, SETTINGS);

      expect([await store.of(robin), await store.of(kim)]).toEqual([SETTINGS, DEFAULTS]);
      expect(await within(() => store.lock(robin))).toEqual(SETTINGS);
      expect(await within(() => store.lock(kim))).toEqual(DEFAULTS);
    });

    it('and exports them, until they are erased', async () => {
      const { store } = await open();
      await store.save(robin, SETTINGS);
      await store.save(kim, SETTINGS);
      expect(await store.rowsOf(robin)).toEqual({
        notificationSettings: [{ switches: SETTINGS.switches, daily_digest: true }],
      });
      await store.erase(robin);

      expect(await store.rowsOf(robin)).toEqual({ notificationSettings: [] });
      expect([await store.of(robin), await store.of(kim)]).toEqual([DEFAULTS, SETTINGS]);
    });
  });
}
