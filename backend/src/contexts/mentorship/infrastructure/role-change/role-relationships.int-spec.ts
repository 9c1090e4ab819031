import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlRoleRelationships } from './sql-role-relationships';
import { insertMeeting } from '../meetings/testing/insert-meeting';

const NOON = new Date('2027-03-01T12:00:00Z');
const HOUR = 3_600_000;
const [ME, OTHER] = [1, 99];
const hoursLater = (hours: number): Date => new Date(NOON.getTime() + hours * HOUR);

describe('relationships that a role change may end, in PostgreSQL', () => {
  it('are open connections in both directions and upcoming meetings of this person only', async () => {
    const db = await freshDatabase();
    const connection = (id: number, from: number, to: number, status: string) =>
      db.query(
        `INSERT INTO mentorship.connections (id, from_user_id, to_user_id, status, message, created_at, updated_at, expires_at)
         OVERRIDING SYSTEM VALUE
         VALUES ($1, $2, $3, $4, 'Hello', now(), now(), CASE $4 WHEN 'pending' THEN now() + interval '1 day' END)`,
        [id, from, to, status],
      );
    await connection(14, 12, ME, 'connected');
    await connection(13, ME, 13, 'connected');
    await connection(12, ME, 14, 'pending');
    await connection(11, 15, ME, 'pending');
    await connection(10, ME, 16, 'declined');
    await connection(9, OTHER, 17, 'connected');
    const meeting = (hostId: number, attendeeId: number, hours: number, status?: 'pending' | 'cancelled') =>
      insertMeeting(db, { hostId, attendeeId, startTime: hoursLater(hours), endTime: hoursLater(hours + 1), status });
    const hostedMeeting = await meeting(ME, 20, 5);
    const attendedMeeting = await meeting(21, ME, 7, 'pending');
    await meeting(ME, 22, 9, 'cancelled');
    await meeting(ME, 23, 0);
    await meeting(OTHER, 24, 5);

    const session = unitOfWorkOn(db);
    expect(await new SqlRoleRelationships(session).listByUser(ME, NOON)).toEqual([
      { kind: 'connection', id: 13, otherId: 13 },
      { kind: 'connection', id: 14, otherId: 12 },
      { kind: 'meeting', id: hostedMeeting, otherId: 20 },
      { kind: 'meeting', id: attendedMeeting, otherId: 21 },
      { kind: 'request', id: 11, otherId: 15 },
      { kind: 'request', id: 12, otherId: 14 },
    ]);
    await expect(new SqlRoleRelationships(session).lock(ME)).rejects.toThrow(/needs a unit of work/);
  });
});
