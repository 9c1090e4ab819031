import { InMemoryPersonRecord } from '../../application/memberships/testing/in-memory-person-record';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { insertImportedAlum } from '../../../../../test/support/imported-alumni';
import { describeStudyConfirmations } from '../../application/study-confirmations/testing/study-confirmations.contract';
import { SqlAlumniList } from '../alumni-list/sql-alumni-list';
import { SqlStudyConfirmations } from './sql-study-confirmations';

let db: DataSource;
const open = async () => {
  db ??= await freshDatabase();
  await emptyTables(db, 'admin_analytics.study_confirmations', 'admin_analytics.imported_alumni');
  return new SqlStudyConfirmations(unitOfWorkOn(db), new InMemoryPersonRecord());
};

describeStudyConfirmations('PostgreSQL', open);

describe('an alum who confirms in PostgreSQL', () => {
  const NOON = new Date('2026-03-02T12:00:00Z');
  const ADA = {
    collegeId: 3,
    userId: 7,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Example',
    graduationYear: 2015,
    major: 'Mathematics',
  };

  it('appears in the list as claimed, without an email address', async () => {
    const confirmations = await open();
    await confirmations.saveConfirmed(ADA, NOON);
    const { items } = await new SqlAlumniList(unitOfWorkOn(db)).list(3, { order: 'name', limit: 5, after: null });

    expect(items).toMatchObject([
      { firstName: 'Ada', lastName: 'Example', email: null, major: 'Mathematics', claimedBy: 7, claimedAt: NOON },
    ]);
  });

  it('claims the row that the college has imported with the same address', async () => {
    const confirmations = await open();
    const id = await insertImportedAlum(db, 3, 'ada@example.org');
    await confirmations.saveConfirmed(ADA, NOON);
    const { items } = await new SqlAlumniList(unitOfWorkOn(db)).list(3, { order: 'name', limit: 5, after: null });

    expect(items.map((row) => [row.id, row.claimedBy])).toEqual([[id, 7]]);
  });
});
