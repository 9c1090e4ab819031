import { SqlReviewReader } from '../reviews/sql-review-reader';
import { SqlCampusEventReader } from '../campus-events/sql-campus-event-reader';
import type { PersonId } from '../../domain/catalogue/ids';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlPersonalData } from './sql-personal-data';
import { addColleges } from '../catalogue/testing/two-colleges';

const [ROBIN, KIM] = [7, 8];

/** Creates two people with two rows each in every table, the later ones first. */
async function twoPeople() {
  const db = await freshDatabase();
  await addColleges(db);
  const at = (day: string) => `timestamptz '2026-03-01 12:00Z' + ${day} * interval '1 day'`;
  const selectEachSql = (columns: string) =>
    `SELECT ${columns} FROM unnest(ARRAY[2, 1]) AS n, unnest(ARRAY[${ROBIN}, ${KIM}]) AS person ORDER BY n DESC, person`;
  await db.query(`
    INSERT INTO colleges.reviews (id, college_id, author_id, content, rating, upvotes, is_sample, created_at,
                                  reply_content, reply_by, replied_at)
      ${selectEachSql(`person * 10 + n, n, person, 'The advisers took their time.', 4, 1, false, now(), 'Thanks from ' || person,
              person, now()`)};
    INSERT INTO colleges.review_upvotes (review_id, user_id, given_at)
      ${selectEachSql(`${ROBIN} * 10 + n, person, ${at('n')}`)};
    INSERT INTO colleges.saved_colleges (user_id, college_id, saved_at, status, deadline, note)
      ${selectEachSql(`person, n, ${at('n')}, 'applied', date '2027-01-15', 'Note of ' || person`)};
    INSERT INTO colleges.student_inquiries (id, student_id, college_id, day, created_at)
      OVERRIDING SYSTEM VALUE ${selectEachSql('person * 10 + n, person, n, current_date, now()')};
    INSERT INTO colleges.events (id, college_id, created_by, title, location, starts_at, ends_at, time_zone, status,
                                 is_sample, sequence, created_at, published_at, changed_at)
      ${selectEachSql(`person * 10 + n, n, person, 'Open house', 'Main hall', now() + '1 day', now() + '2 days', 'UTC',
              'published', false, 0, now(), now(), now()`)};
    INSERT INTO colleges.event_rsvps (event_id, user_id, answered_at)
      ${selectEachSql(`${ROBIN} * 10 + n, person, ${at('n')}`)};
    INSERT INTO colleges.college_history (id, college_id, field, source, new_value, changed_at, changed_by)
      OVERRIDING SYSTEM VALUE ${selectEachSql(`person * 10 + n, n, 'website', 'college', '"x"', now(), person`)};
  `);
  return db;
}

describe('SqlPersonalData.of', () => {
  it('returns only the rows of this person, oldest first', async () => {
    const tables = await new SqlPersonalData(unitOfWorkOn(await twoPeople())).getTables(ROBIN);
    const [first, second] = [ROBIN * 10 + 1, ROBIN * 10 + 2];
    expect(tables).toMatchObject({
      savedColleges: [
        { college_id: 1, status: 'applied', deadline: '2027-01-15', note: 'Note of 7' },
        { college_id: 2 },
      ],
      inquiries: [{ id: first }, { id: second }],
      reviews: [{ id: first }, { id: second }],
      replies: [
        { review_id: first, content: 'Thanks from 7' },
        { review_id: second, content: 'Thanks from 7' },
      ],
      upvotes: [{ review_id: first }, { review_id: second }],
      campusEvents: [{ id: first }, { id: second }],
      rsvps: [{ event_id: first }, { event_id: second }],
      collegeEdits: [{ id: first }, { id: second }],
    });
    for (const rows of Object.values(tables)) expect(rows).toHaveLength(2);
  });
});

const [LEAVING, STAYING] = [7, 8];
const page = { limit: 10, offset: 0 };

describe('SqlPersonalData.erase', () => {
  let db: DataSource;
  const rows = (sql: string) => db.query<Record<string, unknown>[]>(sql);

  beforeEach(async () => {
    db = await freshDatabase();
    await addColleges(db);
    await db.query(`
    INSERT INTO colleges.reviews (id, college_id, author_id, content, rating, upvotes, is_sample, created_at,
                                  reply_content, reply_by, replied_at)
    VALUES (1, 1, ${LEAVING}, 'The advisers took their time.', 4, 1, false, now(), NULL, NULL, NULL),
           (2, 1, ${STAYING}, 'The advisers took their time.', 2, 2, false, now(), 'Thank you.', ${LEAVING}, now());
    INSERT INTO colleges.review_upvotes (review_id, user_id) VALUES (1, ${STAYING}), (2, ${LEAVING}), (2, 9);
    INSERT INTO colleges.saved_colleges VALUES (${LEAVING}, 1, now()), (${STAYING}, 1, now());
    INSERT INTO colleges.student_inquiries (student_id, college_id, day, created_at)
      SELECT id, 1, (now() AT TIME ZONE 'UTC')::date, now() FROM unnest(ARRAY[${LEAVING}, ${STAYING}]) AS id;
    INSERT INTO colleges.events (id, college_id, created_by, title, location, starts_at, ends_at, time_zone, status,
                                 is_sample, sequence, created_at, published_at, changed_at)
      SELECT id, 1, ${LEAVING}, 'Open house ' || id, 'Main hall', now() + '1 day', now() + '2 days', 'UTC', status, false, 0,
             now(), published_at, now()
      FROM (VALUES (1, 'published', now()), (2, 'pending', NULL)) AS e (id, status, published_at);
    INSERT INTO colleges.event_rsvps VALUES (1, ${LEAVING}), (1, ${STAYING});
    INSERT INTO colleges.college_history (college_id, field, source, new_value, changed_at, changed_by)
      VALUES (1, 'website', 'college', '"https://example.org"', now(), ${LEAVING});
  `);
  });
  const leave = (written: 'keep' | 'remove') => new SqlPersonalData(unitOfWorkOn(db)).erase(LEAVING, written);

  it('removes the person from lists, inquiries, votes and RSVPs, and keeps those of others', async () => {
    await leave('keep');
    for (const [table, person] of [
      ['saved_colleges', 'user_id'],
      ['student_inquiries', 'student_id'],
      ['event_rsvps', 'user_id'],
    ]) {
      expect(await rows(`SELECT ${person} AS id FROM colleges.${table}`)).toEqual([{ id: STAYING }]);
    }
    expect(await rows('SELECT upvotes FROM colleges.reviews ORDER BY id')).toEqual([{ upvotes: 1 }, { upvotes: 1 }]);
  });

  it('keeps their posts without a name', async () => {
    await leave('keep');
    const review = await new SqlReviewReader(unitOfWorkOn(db)).get(1, null);
    expect(review).toMatchObject({ authorId: null, mine: false, rating: 4 });
  });

  it('deletes their posts if they chose to', async () => {
    await leave('remove');
    expect(await rows('SELECT id FROM colleges.reviews')).toEqual([{ id: 2 }]);
  });

  it.each(['keep', 'remove'] as const)('keeps the data of the college (%s)', async (written) => {
    await leave(written);
    expect(await rows('SELECT reply_content, reply_by FROM colleges.reviews WHERE id = 2')).toEqual([
      { reply_content: 'Thank you.', reply_by: null },
    ]);
    const events = await new SqlCampusEventReader(unitOfWorkOn(db)).list({ when: 'upcoming', now: new Date() }, page, {
      id: STAYING as PersonId,
      speaksFor: [1] as never[],
    });
    expect(events.items).toMatchObject([{ id: 1, mine: false, rsvpCount: 1 }]);
    expect(await rows('SELECT field, changed_by FROM colleges.college_history')).toEqual([
      { field: 'website', changed_by: null },
    ]);
  });

  it("doesn't mark events without a creator as a visitor's own", async () => {
    await leave('keep');
    const { items } = await new SqlCampusEventReader(unitOfWorkOn(db)).list(
      { when: 'upcoming', now: new Date() },
      page,
      null,
    );
    expect(items).toMatchObject([{ mine: false }]);
  });
});
