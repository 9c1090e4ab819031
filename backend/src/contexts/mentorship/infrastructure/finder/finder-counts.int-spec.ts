import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { SqlFinderCounts, SqlFinderReader } from './sql-finder-reader';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';

const NOON = new Date('2026-03-01T12:00:00Z');
const [MENTOR, COLLEAGUE, FIRST_STUDENT] = [1, 2, 1_001];

/** Inserts two mentors; `count` updates and returns the figures of one of them. */
async function twoMentors() {
  const db = await freshDatabase();
  for (const id of [MENTOR, COLLEAGUE]) {
    await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(AlumniProfile.create(id, null));
  }
  const count = async (id = MENTOR) => {
    await new SqlFinderCounts(unitOfWorkOn(db)).updateConnectionCounts([id]);
    const { placesLeft, repliesWithinDays } = (await new SqlFinderReader(
      unitOfWorkOn(db),
      unitOfWorkOn(db),
      new InMemoryPeople(),
    ).findById(id))!;
    return [placesLeft, repliesWithinDays];
  };
  return { db, count };
}

let students = FIRST_STUDENT;
/** Inserts a request to the mentor; `days` is the time from the request to its answer. */
const request = (db: DataSource, status: string, days: number, toUserId = MENTOR, mentorId: number | null = MENTOR) =>
  db.query(
    `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at, expires_at,
       closed_how)
     VALUES ($1, $2, $3, $4, 'Hello', $5, $5::timestamptz + $6 * interval '1 day',
       CASE $4 WHEN 'pending' THEN $5::timestamptz + interval '10 days' END, CASE $4 WHEN 'closed' THEN 'withdrawn' END)`,
    [++students, toUserId, mentorId, status, NOON, days],
  );

describe('the figures of a mentor', () => {
  it('count only connected students', async () => {
    const { db, count } = await twoMentors();
    await request(db, 'connected', 1);
    await request(db, 'pending', 0);
    await request(db, 'declined', 1);
    await request(db, 'connected', 1, MENTOR, null);
    await request(db, 'connected', 1, COLLEAGUE, COLLEAGUE);
    expect(await count()).toEqual([2, null]);
  });

  it('contain the reply time of the last closed week, which answers do not change', async () => {
    const { db, count } = await twoMentors();
    await db.query('UPDATE mentorship.finder_entries SET replies_within_days = 3 WHERE user_id = $1', [MENTOR]);
    for (let i = 0; i < 5; i++) await request(db, 'declined', 0.1);
    expect([await count(), await count(COLLEAGUE)]).toEqual([
      [3, 3],
      [3, null],
    ]);
  });
});
