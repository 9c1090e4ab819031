import { freshDatabase, sessionOn } from '../../../../../test/support/database';
import { SqlErasure } from './sql-erasure';

describe('somebody who leaves', () => {
  it('leaves their reports without their name, two of the same thing too; those about them go', async () => {
    const db = await freshDatabase();
    await db.query(`
      INSERT INTO forum.reports (reporter_id, target_type, target_id, reason, created_at)
      VALUES (7, 'review', 1, 'spam', now()), (8, 'review', 1, 'abuse', now()), (9, 'review', 1, 'false', now()),
        (9, 'user', 7, 'abuse', now()), (9, 'review', 7, 'spam', now())`);

    await new SqlErasure(sessionOn(db)).erase(7);
    await new SqlErasure(sessionOn(db)).erase(8);

    expect(await db.query('SELECT reporter_id, reason FROM forum.reports ORDER BY id')).toEqual([
      { reporter_id: null, reason: 'spam' },
      { reporter_id: null, reason: 'abuse' },
      { reporter_id: 9, reason: 'false' },
      { reporter_id: 9, reason: 'spam' },
    ]);
  });
});
