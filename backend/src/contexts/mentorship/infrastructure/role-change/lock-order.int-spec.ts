import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { TypeormConnections } from '../connections/typeorm-connections';
import { TypeormMeetings } from '../meetings/typeorm-meetings';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { SqlRoleRelationships } from './sql-role-relationships';

const NOON = new Date('2026-03-01T12:00:00Z');
const [ADA, BEN, CARLA] = [1, 2, 3];

let db: DataSource;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  db = await freshDatabase();
  unitOfWork = unitOfWorkOn(db);
  await db.query(
    `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message, created_at, updated_at)
     VALUES ($1, $2, 'connected', 'Hello', $3, $3)`,
    [ADA, BEN, NOON],
  );
  await db.query(
    `INSERT INTO mentorship.meetings
       (id, title, host_id, attendee_id, start_time, end_time, status, sequence, room, is_invitation, confirmed_at, created_at, updated_at)
     SELECT id, 'Talk', $1, other, starts_at, starts_at + interval '1 hour', 'confirmed', 0, 'room', false, $4, $4, $4
     FROM (VALUES (1, $3::integer, $4::timestamptz), (2, $2, $4 + interval '1 day')) AS m (id, other, starts_at)`,
    [BEN, ADA, CARLA, NOON],
  );
});

/** Runs both at the same time; the second half of each begins when both have finished the first, if they can. */
async function countRuns(
  ...workPairs: [first: () => Promise<unknown>, second: () => Promise<unknown>][]
): Promise<number> {
  let runCount = 0;
  await Promise.all(
    workPairs.map(([first, second]) =>
      unitOfWork.run(async () => {
        runCount++;
        await first();
        await new Promise((resume) => setTimeout(resume, 300));
        await second();
      }),
    ),
  );
  return runCount;
}

// A unit of work that ends in a deadlock is run again, so the number of runs shows deadlocks.
describe('two people who change at the same time', () => {
  const between = () => new TypeormConnections(unitOfWork).findBetween(ADA, BEN);

  it('do not wait for each other when both leave their roles', async () => {
    const relationships = new SqlRoleRelationships(unitOfWork);
    expect(await countRuns([() => relationships.lock(ADA), between], [() => relationships.lock(BEN), between])).toBe(2);
  });

  it('do not wait for each other when one cancels all meetings and another changes', async () => {
    const meetings = new TypeormMeetings(unitOfWork);
    const cancelFirst = async () => {
      expect(await meetings.lockUpcoming(BEN, new Date(NOON.getTime() - 1))).toEqual([1, 2]);
      await meetings.lock(1);
    };
    const change = () => new TypeormAlumniProfiles(unitOfWork, new InMemoryPeople()).findByUserId(ADA);
    expect(await countRuns([cancelFirst, () => meetings.lock(2)], [change, between])).toBe(2);
  });

  it('do not wait for each other when one leaves the role and the other answers', async () => {
    const relationships = new SqlRoleRelationships(unitOfWork);
    expect(await countRuns([() => relationships.lock(BEN), between], [between, between])).toBe(2);
  });
});
