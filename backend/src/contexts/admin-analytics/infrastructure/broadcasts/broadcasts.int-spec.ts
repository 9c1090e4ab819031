import { emptyTables } from '../../../../../test/support/empty-tables';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeBroadcastStores } from '../../application/broadcasts/testing/broadcasts.contract';
import { Broadcast } from '../../domain/broadcasts/broadcast';
import { SqlBroadcastAnswers, SqlBroadcastDeliveries } from './sql-broadcast-deliveries';
import { TypeormBroadcasts } from './typeorm-broadcasts';

const NOON = new Date('2026-03-02T12:00:00Z');

let database: ReturnType<typeof freshDatabase> | undefined;

async function opened() {
  const db = await (database ??= freshDatabase());
  await emptyTables(db, 'admin_analytics.broadcasts', 'admin_analytics.college_consents');
  const unitOfWork = unitOfWorkOn(db);
  const consent = (studentId: number, collegeId: number, level: string, expiresAt: Date | null = null) =>
    db.query(
      `INSERT INTO admin_analytics.college_consents (student_id, college_id, level, granted_at, expires_at)
       VALUES ($1, $2, $3, '2026-01-01Z', $4)`,
      [studentId, collegeId, level, expiresAt],
    );
  return {
    db,
    consent,
    broadcasts: new TypeormBroadcasts(unitOfWork),
    deliveries: new SqlBroadcastDeliveries(unitOfWork),
    answers: new SqlBroadcastAnswers(unitOfWork),
    allow: async (collegeId: number, studentIds: readonly number[]) => {
      for (const id of studentIds) await consent(id, collegeId, 'messages');
    },
  };
}

describeBroadcastStores('PostgreSQL', opened);

describe('the students who allow messages', () => {
  it('are those with an unexpired consent', async () => {
    const { consent, deliveries } = await opened();
    await consent(1, 1, 'none');
    await consent(2, 1, 'messages');
    await consent(3, 1, 'named', new Date(NOON.getTime() + 1));
    await consent(4, 1, 'messages', NOON);

    expect(await deliveries.listSubscribers(1, NOON, { after: 0, limit: 9 })).toEqual([2, 3]);
  });
});

describe('deleting a message', () => {
  it('also deletes its deliveries and answers', async () => {
    const { db, broadcasts, deliveries, answers } = await opened();
    const draft = { collegeId: 1, subject: 'Open day', content: 'Visit us.', createdBy: 7, createdAt: NOON };
    const id = await broadcasts.nextId();
    await broadcasts.save(Broadcast.write({ ...draft, id }, null));
    await deliveries.save(id, [3], NOON);
    const answer = {
      broadcastId: id,
      studentId: 3,
      isByCollege: false,
      writtenBy: null,
      content: 'Yes',
      createdAt: NOON,
    };
    await answers.save(answer);
    await db.query('DELETE FROM admin_analytics.broadcasts');

    expect(await answers.listByStudent(3, [id])).toEqual([]);
    expect(await deliveries.listInbox(3, { limit: 9, before: null })).toEqual([]);
  });
});
