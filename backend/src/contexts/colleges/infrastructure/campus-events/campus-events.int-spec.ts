import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeCampusEvents } from '../../application/campus-events/testing/campus-events.contract';
import { InMemoryCampusEvents, InMemoryRsvps } from '../../application/campus-events/testing/in-memory-campus-events';
import { dean, FewColleges, kim, hoursLater, NOON, robin } from '../../application/testing/fakes';
import type { CollegeId } from '../../domain/catalogue/ids';
import { addColleges } from '../catalogue/testing/two-colleges';
import { SqlCampusEventReader } from './sql-campus-event-reader';
import { SqlRsvps, TypeormCampusEvents } from './typeorm-campus-events';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db);
});
afterEach(() => emptyTables(db, 'colleges.events'));

describeCampusEvents('a Map', async () => ({
  events: new InMemoryCampusEvents(new FewColleges()),
  rsvps: new InMemoryRsvps(),
}));
describeCampusEvents('PostgreSQL', async () => ({
  events: new TypeormCampusEvents(unitOfWorkOn(db)),
  rsvps: new SqlRsvps(unitOfWorkOn(db)),
}));

describe('SqlCampusEventReader', () => {
  const reader = () => new SqlCampusEventReader(unitOfWorkOn(db));
  const statuses = async (viewer: Parameters<SqlCampusEventReader['list']>[2]) => {
    const filter = { when: 'upcoming', now: NOON } as const;
    return (await reader().list(filter, { limit: 9, offset: 0 }, viewer)).items.map(({ title }) => title);
  };

  beforeEach(async () => {
    for (const [title, status, college, hours] of [
      ['open', 'published', 1, 1],
      ['proposed', 'pending', 1, 2],
      ['proposed elsewhere', 'pending', 2, 3],
      ['off', 'cancelled', 1, 4],
    ] as const) {
      await db.query(
        `INSERT INTO colleges.events (college_id, created_by, title, location, starts_at, ends_at, time_zone, status,
                                      is_sample, sequence, created_at, published_at, changed_at)
         VALUES ($1, $2, $3, 'Hall', $4, $5, 'UTC', $6::text, false, 0, now(), CASE WHEN $6 <> 'pending' THEN now() END, now())`,
        [college, kim, title, hoursLater(hours), hoursLater(hours + 1), status],
      );
    }
  });

  it('shows only published events to a visitor', async () => {
    expect(await statuses(null)).toEqual(['open']);
    expect(await statuses({ id: robin, speaksFor: [] })).toEqual(['open']);
  });

  it('also shows proposed events to their creator', async () => {
    expect(await statuses({ id: kim, speaksFor: [] })).toEqual(['open', 'proposed', 'proposed elsewhere']);
  });

  it('also shows events that wait for a college to that college, but not those of other colleges', async () => {
    expect(await statuses({ id: dean, speaksFor: [1 as CollegeId] })).toEqual(['open', 'proposed']);
  });

  it('filters by college, and lists upcoming events soonest first and past ones latest first', async () => {
    await db.query(`UPDATE colleges.events SET status = 'published', published_at = now()`);
    const titles = async (when: 'upcoming' | 'past', colleges?: CollegeId[], offset = 0) => {
      const filter = { when, colleges, now: when === 'past' ? hoursLater(9) : NOON };
      const { items, total } = await reader().list(filter, { limit: 3, offset }, null);
      return [total, ...items.map(({ title }) => title)];
    };
    expect(await titles('upcoming')).toEqual([4, 'open', 'proposed', 'proposed elsewhere']);
    expect(await titles('past')).toEqual([4, 'off', 'proposed elsewhere', 'proposed']);
    expect(await titles('upcoming', [2 as CollegeId])).toEqual([1, 'proposed elsewhere']);
    expect(await titles('past', [1 as CollegeId], 1)).toEqual([3, 'proposed', 'open']);
  });

  it("counts the RSVPs of each event and marks the viewer's own", async () => {
    await db.query(
      `INSERT INTO colleges.event_rsvps (event_id, user_id, answered_at)
       SELECT id, person, now() FROM colleges.events,
         unnest(CASE title WHEN 'open' THEN ARRAY[11, 12] WHEN 'proposed' THEN ARRAY[13] END) AS person`,
    );
    const listSeenBy = async (id: typeof kim) => {
      const filter = { when: 'upcoming', now: NOON } as const;
      const { items } = await reader().list(filter, { limit: 9, offset: 0 }, { id, speaksFor: [1 as CollegeId] });
      return items.map(({ title, rsvpCount, myRsvp }) => [title, rsvpCount, myRsvp]);
    };
    const [open, proposed] = [
      ['open', 2],
      ['proposed', 1],
    ];
    expect(await listSeenBy(robin)).toEqual([
      [...open, true],
      [...proposed, false],
    ]);
    expect(await listSeenBy(dean)).toEqual([
      [...open, false],
      [...proposed, true],
    ]);
  });

  it('treats events as past from the moment they end', async () => {
    const at = async (now: Date, when: 'upcoming' | 'past') =>
      (await reader().list({ when, now }, { limit: 9, offset: 0 }, null)).total;

    expect([await at(hoursLater(1.99), 'upcoming'), await at(hoursLater(1.99), 'past')]).toEqual([1, 0]);
    expect([await at(hoursLater(2), 'upcoming'), await at(hoursLater(2), 'past')]).toEqual([0, 1]);
  });
});
