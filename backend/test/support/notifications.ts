import type { TestApp } from './app';
import type { TestUser } from './test-users';
import { waitUntilIdle } from './table-digests';

export interface ListedNotification {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly actor: { readonly id: number; readonly fullName: string; readonly avatarUrl: string | null } | null;
  readonly createdAt: string;
  readonly readAt: string | null;
}

export const getNotifications = ({ browser }: TestUser, query = '') => browser.get(`/api/notifications${query}`);

/** Returns the notifications after all pending events are handled. */
export async function notifications(app: TestApp, by: TestUser, query = ''): Promise<ListedNotification[]> {
  await waitUntilIdle(app);
  return (await getNotifications(by, query).expect(200)).body as ListedNotification[];
}

export async function listTitles(app: TestApp, by: TestUser, query = ''): Promise<string[]> {
  return (await notifications(app, by, query)).map(({ title }) => title);
}

export async function unread(app: TestApp, { browser }: TestUser): Promise<number> {
  await waitUntilIdle(app);
  return ((await browser.get('/api/notifications/count').expect(200)).body as { unread: number }).unread;
}

export const markRead = ({ browser }: TestUser, body: object) => browser.post('/api/notifications/read').send(body);

export const getSettings = ({ browser }: TestUser) => browser.get('/api/notifications/settings');

export const patchSettings = ({ browser }: TestUser, body: object) =>
  browser.patch('/api/notifications/settings').send(body);
