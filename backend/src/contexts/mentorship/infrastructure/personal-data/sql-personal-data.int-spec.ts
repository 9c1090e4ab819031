import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Recommendation } from '../../domain/recommendations/recommendation';
import { TypeormMatches, TypeormRecommendations } from '../recommendations/typeorm-recommendations';
import { SqlPersonalData } from './sql-personal-data';

const NOON = new Date('2026-03-01T12:00:00Z');
const [LEAVING, STAYING, THIRD] = [7, 8, 9];

let db: DataSource;
let unitOfWork: UnitOfWork;
let data: SqlPersonalData;
beforeEach(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
  data = new SqlPersonalData(unitOfWork);
});

const meeting = (id: number, host: number, attendee: number): Promise<unknown> =>
  db.query(
    `INSERT INTO mentorship.meetings (id, host_id, attendee_id, title, meeting_url, start_time, end_time, status, sequence,
       room, is_invitation, confirmed_at, created_at, updated_at)
     VALUES ($1, $2, $3, 'A first talk', 'https://example.org/room', $4, $4::timestamptz + interval '1 hour', 'confirmed', 1,
       'room', false, $4, $4, $4)`,
    [id, host, attendee, NOON],
  );

describe('the personal data of a member in PostgreSQL', () => {
  it('contains what the person did with others, without the IDs of these', async () => {
    await db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       VALUES (${LEAVING}, ${STAYING}, ${STAYING}, 'connected', 'Hello', now(), now()),
         (${THIRD}, ${STAYING}, ${STAYING}, 'connected', 'Not yours', now(), now())`,
    );
    await meeting(1, STAYING, LEAVING);
    await meeting(2, STAYING, THIRD);
    const exported = await data.export(LEAVING);

    expect(exported).toMatchObject({
      connections: [{ message: 'Hello', asked_by_you: true, takes_your_place: false }],
      meetings: [{ id: 1, hosted_by_you: false }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/user_id|mentor_id|host_id|attendee_id|Not yours|"room"/);
  });

  it('does not say who has blocked the person', async () => {
    await db.query(
      `INSERT INTO mentorship.blocks (blocker_id, blocked_id, blocked_at)
       VALUES (${LEAVING}, ${STAYING}, now()), (${STAYING}, ${LEAVING}, now())`,
    );

    expect((await data.export(LEAVING)).blocks).toHaveLength(1);
  });

  it('is empty for an unknown user', async () => {
    expect(Object.values(await data.export(99)).flat()).toEqual([]);
  });

  it('is erased, while meetings stay for the other person with a negative ID and without the link', async () => {
    await meeting(1, STAYING, LEAVING);
    await meeting(2, LEAVING, THIRD);
    await meeting(3, STAYING, THIRD);
    await data.erase(LEAVING);
    const rows = await db.query<{ host: number; attendee: number; url: string | null }[]>(
      'SELECT host_id AS host, attendee_id AS attendee, meeting_url AS url FROM mentorship.meetings ORDER BY id',
    );

    expect(rows).toMatchObject([
      { host: STAYING, url: null },
      { attendee: THIRD, url: null },
      { host: STAYING, attendee: THIRD, url: 'https://example.org/room' },
    ]);
    expect(rows[0]!.attendee).toBeLessThan(0);
    expect(rows[1]!.host).toBeLessThan(0);
    await data.erase(STAYING);
    expect(await db.query('SELECT id FROM mentorship.meetings ORDER BY id')).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it("contains only the person's own feedback about a match, and the match is erased with either side", async () => {
    const [recommendations, matches] = [new TypeormRecommendations(unitOfWork), new TypeormMatches(unitOfWork)];
    const one = Recommendation.create({ id: 900, studentId: 1, mentorId: 10 }, { score: 50, reasons: [] }, NOON);
    one.answer('declined', 'Too far', NOON);
    await recommendations.save(one);
    await matches.start(1, 10, NOON);
    const [match] = await matches.listByUser(1);
    match!.close(1, { rating: 2, feedback: 'Never came' }, NOON);
    match!.close(10, { rating: 5 }, NOON);
    await matches.save(match!);

    expect(await data.export(1)).toMatchObject({
      recommendations: [{ id: 900, decline_reason: 'Too far' }],
      matches: [{ rating: 2, feedback: 'Never came' }],
    });
    const mentorExport = JSON.stringify(await data.export(10));
    expect(mentorExport).toContain('"mentor_rating":5');
    expect(mentorExport).toContain('"match_score":50');
    expect(mentorExport).not.toMatch(/Too far|Never came|declined/);

    await data.erase(10);
    for (const userId of [1, 10]) {
      expect(await data.export(userId)).toMatchObject({ recommendations: [], recommendedToStudents: [], matches: [] });
    }
  });
});
