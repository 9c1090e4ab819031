import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlPersonalData } from './sql-personal-data';

describe('what is kept of a person who reports', () => {
  it('is their own reports, oldest first', async () => {
    const db = await freshDatabase();
    await db.query(
      `INSERT INTO forum.reports (id, reporter_id, target_type, target_id, reason, created_at)
       OVERRIDING SYSTEM VALUE
       VALUES (3, 7, 'review', 3, 'spam', now()), (2, 7, 'user', 8, 'abuse', now()), (1, 8, 'user', 7, 'abuse', now())`,
    );
    const { reports } = await new SqlPersonalData(unitOfWorkOn(db)).of(7);
    expect(reports).toMatchObject([
      { id: 2, target_type: 'user', target_id: 8 },
      { id: 3, target_type: 'review', target_id: 3 },
    ]);
  });
});
