import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  aCollegeSignIn,
  describeCollegeSignIns,
} from '../../application/college-sign-in/testing/college-sign-ins.contract';
import { InMemoryCollegeSignIns } from '../../application/college-sign-in/testing/in-memory-college-sign-ins';
import { SqlCollegeSignIns } from './sql-college-sign-ins';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.college_sign_ins'));

const open = async () => new SqlCollegeSignIns(unitOfWorkOn(db), testSettings('postgres://unused'));

describeCollegeSignIns('a Map', async () => new InMemoryCollegeSignIns());
describeCollegeSignIns('PostgreSQL', open);

describe('the client secret of a college in PostgreSQL', () => {
  it('is encrypted, for its college only', async () => {
    await (await open()).save(aCollegeSignIn({ clientSecret: 'readable-secret' }));
    const rows = JSON.stringify(await db.query('SELECT row_to_json(s)::text FROM identity.college_sign_ins s'));
    expect(rows).not.toContain('readable-secret');
    expect(rows).not.toContain(Buffer.from('readable-secret').toString('hex'));
    await db.query('DELETE FROM identity.college_sign_in_domains');
    await db.query('UPDATE identity.college_sign_ins SET college_id = 2');
    expect(await (await open()).find(2)).toBeNull();
  });
});
