import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  describeCheckIns,
  describeMentoringRelationships,
  describeThanksStore,
} from '../../application/mentoring-outcomes/testing/mentoring-outcomes.contract';
import { ThanksReceived } from '../../integration-events/mentoring-events';
import { insertMeeting } from '../meetings/testing/insert-meeting';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { SqlCheckIns } from './sql-check-ins';
import { SqlMentoringRelationships, SqlThanksStore } from './sql-mentoring-outcomes';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() =>
  emptyTables(
    db,
    'mentorship.mentoring_relationships',
    'mentorship.thanks',
    'mentorship.meetings',
    'mentorship.connections',
    'mentorship.blocks',
  ),
);

const block = async (blockerId: number, blockedId: number): Promise<void> => {
  await db.query('INSERT INTO mentorship.blocks VALUES ($1, $2, now())', [blockerId, blockedId]);
};
const NOON = new Date('2027-03-02T12:00:00.000Z');
const openCheckIns = async () => ({
  checkIns: new SqlCheckIns(unitOfWorkOn(db)),
  addMeeting: (hostId: number, attendeeId: number, endTime: Date, status: 'confirmed' | 'cancelled' = 'confirmed') => {
    const startTime = new Date(endTime.getTime() - 3_600_000);
    return insertMeeting(db, { hostId, attendeeId, startTime, endTime, status });
  },
  addOutcome: async (meetingId: number, userId: number): Promise<void> => {
    await db.query(`INSERT INTO mentorship.meeting_outcomes VALUES ($1, $2, 'happened', now())`, [meetingId, userId]);
  },
  connect: async (fromUserId: number, toUserId: number): Promise<void> => {
    await db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       VALUES ($1, $2, $2, 'connected', 'Hello', now(), now())`,
      [fromUserId, toUserId],
    );
  },
  block,
});

describeMentoringRelationships('PostgreSQL', async () => new SqlMentoringRelationships(unitOfWorkOn(db)));
describeThanksStore('PostgreSQL', async () => ({
  thanks: new SqlThanksStore(unitOfWorkOn(db, [ThanksReceived])),
  block,
}));
describeCheckIns('PostgreSQL', openCheckIns);

describe('check-ins in PostgreSQL', () => {
  it('are claimed once by several processes at the same time', async () => {
    const { addMeeting, connect } = await openCheckIns();
    await connect(1_001, 1);
    for (let i = 1; i <= 10; i++) await addMeeting(1, 1_001, new Date(NOON.getTime() - 2 * i * 3_600_000));
    const period = { from: new Date(NOON.getTime() - 48 * 3_600_000), until: NOON };
    const claim = () => new SqlCheckIns(unitOfWorkOn(db)).claimDue(period, NOON, 100);
    const claimed = (await Promise.all([claim(), claim(), claim(), claim()])).flat();
    expect(new Set(claimed.map(({ meetingId, userId }) => `${meetingId} ${userId}`)).size).toBe(20);
    expect(claimed).toHaveLength(20);
  });
});

describe('the personal data of mentoring outcomes in PostgreSQL', () => {
  it('is exported to each side, and erased with either', async () => {
    const { addMeeting, checkIns } = await openCheckIns();
    const [student, alum] = [1_001, 1];
    const meetingId = await addMeeting(alum, student, NOON);
    const checkIn = { meetingId, happened: true, helped: null, isNextStepShared: false, answeredAt: NOON };
    await checkIns.save({ ...checkIn, userId: student, nextStep: 'Mine', updatedAt: NOON });
    await checkIns.save({ ...checkIn, userId: alum, nextStep: 'ZYX', updatedAt: NOON });
    const relationships = new SqlMentoringRelationships(unitOfWorkOn(db));
    const relationship = await relationships.find({ studentId: student, alumId: alum });
    relationship.setGoal(student, 'Choose a college', NOON);
    relationship.proposeEnd(alum, NOON, NOON);
    await relationships.save(relationship);
    await db.query(
      `INSERT INTO mentorship.thanks (student_id, alum_id, text, may_publish, signature, is_hidden_by_moderators, written_at)
       VALUES ($1, $2, 'Thanks', true, 'student', false, now())`,
      [student, alum],
    );
    const data = new SqlPersonalData(unitOfWorkOn(db));
    const exported = await data.export(student);
    expect(exported).toMatchObject({
      meetingCheckIns: [{ next_step: 'Mine' }],
      mentoringRelationships: [{ goal: 'Choose a college', your_goal: true, proposed_by_you: false }],
      thanks: [{ text: 'Thanks', written_by_you: true }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/ZYX|student_id|alum_id|end_proposed_by/);
    expect(await data.export(alum)).toMatchObject({ thanks: [{ written_by_you: false }] });

    await data.erase(alum);
    expect(await data.export(student)).toMatchObject({
      meetingCheckIns: [{ next_step: 'Mine' }],
      mentoringRelationships: [],
      thanks: [],
    });
    expect(await data.export(alum)).toMatchObject({ meetingCheckIns: [], thanks: [] });
  });
});
