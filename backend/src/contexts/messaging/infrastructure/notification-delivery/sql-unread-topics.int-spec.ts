import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { MailedTopic } from '../../application/notification-delivery/ports/outgoing-mails';
import { SqlUnreadTopics } from './sql-unread-topics';

const NOON = new Date('2026-03-01T12:00:00Z');
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
const [ME, OTHER] = [1, 2];
const topic = (kind: string, subject: string, since = NOON): MailedTopic => ({ kind, subject, since });

describe('unread topics', () => {
  let db: DataSource;
  let topics: SqlUnreadTopics;
  let events = 0;

  beforeAll(async () => {
    db = await freshDatabase();
    topics = new SqlUnreadTopics(unitOfWorkOn(db));
  });
  beforeEach(() => db.query('TRUNCATE messaging.notifications, messaging.conversations'));

  const notified = (kind: string, subject: string, { userId = ME, at = 1, read = false, hidden = false } = {}) =>
    db.query(
      `INSERT INTO messaging.notifications (user_id, kind, subject, actor_id, data, created_at, read_at, event_id, is_hidden)
       VALUES ($1, $2, $3, NULL, '{}', $4, $5, $6, $7)`,
      [userId, kind, subject, hours(at), read ? hours(at) : null, `event:${++events}`, hidden],
    );
  const found = async (...asked: MailedTopic[]) =>
    (await topics.listUnread(ME, asked)).map(({ topic: { subject }, news }) => [subject, news.length]);

  it('are the person’s own unread notifications of the topic since it was mailed', async () => {
    await notified('request', 'connection:1');
    await notified('request', 'connection:1', { at: 2 });
    await notified('request', 'connection:1', { at: -1 });
    await notified('request', 'connection:1', { read: true });
    await notified('request', 'connection:1', { hidden: true });
    await notified('request', 'connection:1', { userId: OTHER });
    await notified('accepted', 'connection:1');
    await notified('request', 'connection:2');
    expect(await found(topic('request', 'connection:1'))).toEqual([['connection:1', 2]]);
    expect(await found(topic('request', 'connection:1', hours(2)))).toEqual([['connection:1', 1]]);
  });

  it('are left out without unread news, and keep the order of the question', async () => {
    await notified('request', 'connection:2');
    await notified('request', 'connection:1');
    const asked = ['connection:1', 'connection:3', 'connection:2'].map((subject) => topic('request', subject));
    expect(await found(...asked)).toEqual([
      ['connection:1', 1],
      ['connection:2', 1],
    ]);
    expect(await found()).toEqual([]);
  });

  it('list the newest notification of a topic first', async () => {
    for (const at of [1, 3, 2]) await notified('request', 'connection:1', { at });
    const [one] = await topics.listUnread(ME, [topic('request', 'connection:1')]);
    const times = one!.news.map((news) => news.type === 'notification' && news.notification.createdAt);
    expect(times).toEqual([hours(2), hours(3), hours(1)]);
  });
});
