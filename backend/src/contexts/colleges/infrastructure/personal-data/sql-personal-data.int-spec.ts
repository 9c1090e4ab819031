import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlPersonalData } from './sql-personal-data';
import { addColleges } from '../catalogue/testing/two-colleges';

const [ROBIN, KIM] = [7, 8];

/** Each of the two has two rows in every table, the later ones first. */
async function twoPeople() {
  const db = await freshDatabase();
  await addColleges(db);
  const at = (day: string) => `timestamptz '2026-03-01 12:00Z' + ${day} * interval '1 day'`;
  const each = (columns: string) =>
    `SELECT ${columns} FROM unnest(ARRAY[2, 1]) AS n, unnest(ARRAY[${ROBIN}, ${KIM}]) AS person ORDER BY n DESC, person`;
  await db.query(`
    INSERT INTO colleges.reviews (id, college_id, author_id, content, rating, upvotes, is_sample, created_at,
                                  reply_content, reply_by, replied_at)
      ${each(`person * 10 + n, n, person, 'The advisers took their time.', 4, 1, false, now(), 'Thanks from ' || person,
              person, now()`)};
    INSERT INTO colleges.review_upvotes (review_id, user_id, given_at)
      ${each(`${ROBIN} * 10 + n, person, ${at('n')}`)};
    INSERT INTO colleges.saved_colleges (user_id, college_id, saved_at) ${each(`person, n, ${at('n')}`)};
    INSERT INTO colleges.student_inquiries (id, student_id, college_id, day, created_at)
      OVERRIDING SYSTEM VALUE ${each('person * 10 + n, person, n, current_date, now()')};
    INSERT INTO colleges.events (id, college_id, created_by, title, location, starts_at, ends_at, time_zone, status,
                                 is_sample, sequence, created_at, published_at, changed_at)
      ${each(`person * 10 + n, n, person, 'Open house', 'Main hall', now() + '1 day', now() + '2 days', 'UTC',
              'published', false, 0, now(), now(), now()`)};
    INSERT INTO colleges.event_rsvps (event_id, user_id, answered_at)
      ${each(`${ROBIN} * 10 + n, person, ${at('n')}`)};
    INSERT INTO colleges.college_history (id, college_id, field, source, new_value, changed_at, changed_by)
      OVERRIDING SYSTEM VALUE ${each(`person * 10 + n, n, 'website', 'college', '"x"', now(), person`)};
  `);
  return db;
}

describe('what is kept of a person about colleges', () => {
  it('is given to that person alone, oldest first', async () => {
    const told = await new SqlPersonalData(unitOfWorkOn(await twoPeople())).of(ROBIN);
    const [first, second] = [ROBIN * 10 + 1, ROBIN * 10 + 2];
    expect(told).toMatchObject({
      savedColleges: [{ college_id: 1 }, { college_id: 2 }],
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
    for (const rows of Object.values(told)) expect(rows).toHaveLength(2);
  });
});
