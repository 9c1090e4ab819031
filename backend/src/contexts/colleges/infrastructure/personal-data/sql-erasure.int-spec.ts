import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { PersonId } from '../../domain/catalogue/ids';
import { SqlCampusEventReader } from '../campus-events/sql-campus-event-reader';
import { SqlErasure } from './sql-erasure';
import { SqlReviewReader } from '../reviews/sql-review-reader';
import { addColleges } from '../catalogue/testing/two-colleges';

const [LEAVING, STAYING] = [7, 8];
const page = { limit: 10, offset: 0 };

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

describe('somebody who leaves', () => {
  const leave = (written: 'keep' | 'remove') => new SqlErasure(unitOfWorkOn(db)).erase(LEAVING, written);

  it('is gone from lists, inquiries, votes and answers; others stay', async () => {
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

  it('leaves what they wrote without a name', async () => {
    await leave('keep');
    const review = await new SqlReviewReader(unitOfWorkOn(db)).byId(1, null);
    expect(review).toMatchObject({ authorId: null, mine: false, rating: 4 });
  });

  it('takes what they wrote along, if they want that', async () => {
    await leave('remove');
    expect(await rows('SELECT id FROM colleges.reviews')).toEqual([{ id: 2 }]);
  });

  it.each(['keep', 'remove'] as const)('leaves the college what was the college’s (%s)', async (written) => {
    await leave(written);
    expect(await rows('SELECT reply_content, reply_by FROM colleges.reviews WHERE id = 2')).toEqual([
      { reply_content: 'Thank you.', reply_by: null },
    ]);
    const events = await new SqlCampusEventReader(unitOfWorkOn(db)).page({ when: 'upcoming', now: new Date() }, page, {
      id: STAYING as PersonId,
      speaksFor: [1] as never[],
    });
    expect(events.items).toMatchObject([{ id: 1, mine: false, rsvpCount: 1 }]);
    expect(await rows('SELECT field, changed_by FROM colleges.college_history')).toEqual([
      { field: 'website', changed_by: null },
    ]);
  });

  it('is nobody’s own to a visitor', async () => {
    await leave('keep');
    const { items } = await new SqlCampusEventReader(unitOfWorkOn(db)).page(
      { when: 'upcoming', now: new Date() },
      page,
      null,
    );
    expect(items).toMatchObject([{ mine: false }]);
  });
});
