import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlCalendarFeeds } from './sql-calendar-feeds';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');

describe('calendar feeds', () => {
  it('belong to the last token of a person, of which only the hash is stored', async () => {
    const db = await freshDatabase();
    const feeds = new SqlCalendarFeeds(unitOfWorkOn(db));
    expect([await feeds.findCreatedAt(1), await feeds.findOwner('first')]).toEqual([null, null]);
    await feeds.save(1, 'first', NOON);
    await feeds.save(2, 'of-another', NOON);
    expect([await feeds.findOwner('first'), await feeds.findCreatedAt(1)]).toEqual([1, NOON]);
    await feeds.save(1, 'second', LATER);
    expect([await feeds.findOwner('first'), await feeds.findOwner('second')]).toEqual([null, 1]);
    expect(await feeds.findCreatedAt(1)).toEqual(LATER);

    const stored = JSON.stringify(await db.query('SELECT * FROM mentorship.calendar_feeds'));
    for (const token of ['second', 'of-another']) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    }
    await feeds.delete(1);
    expect([await feeds.findOwner('second'), await feeds.findCreatedAt(1)]).toEqual([null, null]);
    expect(await feeds.findOwner('of-another')).toBe(2);
  });
});
