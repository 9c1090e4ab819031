import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { ImmediateMailKind } from '../../../../shared/application/mailbox';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SettingsStub } from '../../application/notification-delivery/testing/delivery-fixture';
import type { NotificationSettingsStore } from '../../application/notification-settings/ports/notification-settings';
import {
  changed,
  DEFAULT_SETTINGS,
  type SettingsChange,
} from '../../domain/notification-settings/notification-settings';
import { loadSettings } from '../../../../shared/infrastructure/settings/settings';
import { SignedMailLinks } from './signed-mail-links';
import { SettingsMailPreferences } from './settings-mail-preferences';
import { SqlNotificationSettings } from './sql-notification-settings';

const [robin, kim] = [1, 2] as const;
const KINDS: readonly ImmediateMailKind[] = ['meeting', 'reminder'];

const operator = loadSettings({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nowhere',
  APP_ORIGIN: 'https://gradspan.example',
  SESSION_SECRET: 'a secret that is long enough for this',
});
const links = new SignedMailLinks(operator);
const preferencesOf = (settings: NotificationSettingsStore) => new SettingsMailPreferences(settings, links);

let db: DataSource;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
});
beforeEach(() => emptyTables(db, 'messaging.notification_settings'));

const stores: readonly [string, () => NotificationSettingsStore][] = [
  ['memory', () => new SettingsStub()],
  ['PostgreSQL', () => new SqlNotificationSettings(unitOfWork)],
];

describe.each(stores)('mail preferences from settings in %s', (_, open) => {
  let settings: NotificationSettingsStore;
  let preferences: SettingsMailPreferences;
  beforeEach(() => {
    settings = open();
    preferences = preferencesOf(settings);
  });

  const change = (userId: number, asked: SettingsChange) => settings.save(userId, changed(DEFAULT_SETTINGS, asked));
  const wanted = async (userId: number): Promise<ImmediateMailKind[]> => {
    const answers = new Map<ImmediateMailKind, boolean>();
    for (const kind of KINDS) answers.set(kind, await preferences.wantsMail(userId, kind));
    return KINDS.filter((kind) => answers.get(kind));
  };

  it('allow every mail if the person changed nothing', async () => {
    expect(await wanted(robin)).toEqual(KINDS);
  });

  it.each(KINDS)('exclude mails about “%s” only, and for this person only', async (kind) => {
    await change(robin, { kinds: [{ kind, mail: false }] });
    expect(await wanted(robin)).toEqual(KINDS.filter((other) => other !== kind));
    expect(await wanted(kim)).toEqual(KINDS);
    await change(robin, { kinds: [{ kind, mail: true }] });
    expect(await wanted(robin)).toEqual(KINDS);
  });

  it('do not depend on other channels, other kinds or the daily summary', async () => {
    const kinds = KINDS.map((kind) => ({ kind, app: false, push: false }));
    await change(robin, { kinds: [...kinds, { kind: 'message', mail: false }], dailyDigest: true });
    expect(await wanted(robin)).toEqual(KINDS);
  });
});

describe('mail preferences within a unit of work', () => {
  it('are read on its connection', async () => {
    const settings = new SqlNotificationSettings(unitOfWork);
    const preferences = preferencesOf(settings);
    await unitOfWork.run(async () => {
      await settings.save(robin, { switches: { meeting: { mail: false } }, dailyDigest: false });
      expect(await preferences.wantsMail(robin, 'meeting')).toBe(false);
    });
  });
});

describe('the footer of a mail', () => {
  it.each([
    ['meeting', 'Meetings'],
    ['reminder', 'Meeting reminders'],
  ] as const)('about “%s” has links that unsubscribe this person from mails of this kind', (kind, label) => {
    const { footer, unsubscribeUrl } = preferencesOf(new SettingsStub()).footerOf(robin, kind);
    const token = unsubscribeUrl.replace('https://gradspan.example/api/unsubscribe/', '');
    expect(links.readToken(token)).toEqual({ userId: robin, scope: kind });
    expect(footer).toContain(`emails about “${label}” are on`);
    expect(footer).toContain(`https://gradspan.example/unsubscribe?token=${token}\n`);
    expect(footer).toContain('https://gradspan.example/profile-settings?tab=notifications');
  });
});
