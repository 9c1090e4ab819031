import type { DataSource } from 'typeorm';
import {
  distributedRowsSettings,
  freshDatabase,
  unitOfWorkOn,
  testSettings,
} from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { describePersonalEvents } from '../../application/stream/testing/personal-events.contract';
import { SqlPersonalEvents } from './sql-personal-events';
import { StreamAnnouncements } from './stream-announcements';

const CONNECTIONS_CHANGED = { type: 'connections.changed' } as const;

let db: DataSource;
let unitOfWork: UnitOfWork;
let announcedUserIds: number[];
let events: SqlPersonalEvents;
beforeAll(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
});
beforeEach(async () => {
  await emptyTables(db, 'messaging.stream_events', 'messaging.stream_cursors');
  announcedUserIds = [];
  const settings = testSettings('postgres://unused');
  const announcements = new StreamAnnouncements(new DatabaseNotifications(db, settings));
  announcements.listen((userId) => announcedUserIds.push(userId!));
  events = new SqlPersonalEvents(unitOfWork, announcements, settings);
});

describePersonalEvents('PostgreSQL', async () => events);
describePersonalEvents('PostgreSQL with the statement for distributed rows', async () => {
  const settings = distributedRowsSettings();
  return new SqlPersonalEvents(unitOfWork, new StreamAnnouncements(new DatabaseNotifications(db, settings)), settings);
});

const idsOf = async (userId: number): Promise<number[]> =>
  ((await events.findAfter([{ userId, after: 0 }], 1_000)).get(userId) ?? []).map(({ id }) => id);

describe('events published in a unit of work', () => {
  it('are written with it, once, and announced after the commit', async () => {
    await unitOfWork.run(async () => {
      await events.publish([1, 2], CONNECTIONS_CHANGED);
      await events.publish([2, 1], CONNECTIONS_CHANGED);
      expect([announcedUserIds, await unitOfWork.query('SELECT 1 FROM messaging.stream_events')]).toEqual([[], []]);
    });
    expect([announcedUserIds, await idsOf(1), await idsOf(2)]).toEqual([[1, 2], [1], [1]]);
  });

  it('are not written if it is rolled back, and leave no gap', async () => {
    const failing = unitOfWork.run(async () => {
      await events.publish([1], CONNECTIONS_CHANGED);
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    expect([announcedUserIds, await idsOf(1)]).toEqual([[], []]);

    await events.publish([1], CONNECTIONS_CHANGED);
    expect(await idsOf(1)).toEqual([1]);
  });

  it('keep their order', async () => {
    await unitOfWork.run(async () => {
      for (const meetingId of [3, 1, 2]) await events.publish([1], { type: 'meetings.changed', meetingId });
    });
    const found = (await events.findAfter([{ userId: 1, after: 0 }], 10)).get(1)!;
    expect(found.map(({ id, data }) => [id, data.meetingId])).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]);
  });

  it('are not written for a person who is erased in it', async () => {
    await unitOfWork.run(async () => {
      await events.publish([1, 2], CONNECTIONS_CHANGED);
      await events.erase(1);
      await events.publish([1], CONNECTIONS_CHANGED);
    });
    expect([announcedUserIds, await idsOf(1), await idsOf(2)]).toEqual([[2], [], [1]]);
    expect(await db.query('SELECT user_id FROM messaging.stream_cursors')).toEqual([{ user_id: 2 }]);
  });
});

describe('twenty concurrent writers of events for the same people, in any order', () => {
  const WRITER_COUNT = 20;
  const EVENTS_PER_WRITER = 10;
  const people = [1, 2, 3, 4, 5];

  it('leave no gaps or duplicates, and a concurrent reader sees all events in order', async () => {
    const seen: number[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const found = (await events.findAfter([{ userId: 1, after: seen.at(-1) ?? 0 }], 1_000)).get(1) ?? [];
        seen.push(...found.map(({ id }) => id));
      }
    })();
    await Promise.all(
      Array.from({ length: WRITER_COUNT }, async (_, writer) => {
        for (let n = 0; n < EVENTS_PER_WRITER; n++) {
          await unitOfWork.run(async () => {
            const shuffled = [...people].sort(() => Math.random() - 0.5);
            for (const userId of shuffled) {
              await events.publish([userId], { type: 'meetings.changed', meetingId: writer * EVENTS_PER_WRITER + n });
            }
          });
        }
      }),
    );
    const all = Array.from({ length: WRITER_COUNT * EVENTS_PER_WRITER }, (_, n) => n + 1);
    while (seen.length < all.length) await new Promise((resume) => setTimeout(resume, 10));
    isOver = true;
    await reading;

    expect(seen).toEqual(all);
    for (const userId of people) expect(await idsOf(userId)).toEqual(all);
  });
});

describe('queries for events', () => {
  it('use an index', async () => {
    await db.query(`
      INSERT INTO messaging.stream_events (user_id, id, type, data)
      SELECT n % 100, n / 100, 'connections.changed', '{}' FROM generate_series(1, 20000) AS n`);
    await db.query('ANALYZE messaging.stream_events');
    const plans = await Promise.all(
      [
        'SELECT id FROM messaging.stream_events WHERE user_id = 7 ORDER BY id LIMIT 1',
        'SELECT * FROM messaging.stream_events WHERE user_id = 7 AND id > 190 ORDER BY id LIMIT 200',
        `SELECT e.* FROM unnest(ARRAY[7], ARRAY[150]) AS wanted (user_id, after) JOIN messaging.stream_events e
           ON e.user_id = wanted.user_id AND e.id > wanted.after AND e.id <= wanted.after + 200
         WHERE e.user_id = ANY (ARRAY[7]) ORDER BY e.user_id, e.id`,
        "SELECT user_id, id FROM messaging.stream_events WHERE created_at < now() - interval '7 days' LIMIT 5000",
      ].map((sql) => db.query<unknown[]>(`EXPLAIN ${sql}`)),
    );
    expect(JSON.stringify(plans)).not.toContain('Seq Scan');
  });
});
