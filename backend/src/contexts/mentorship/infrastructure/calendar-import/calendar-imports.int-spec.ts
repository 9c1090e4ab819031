import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { describeCalendarImports } from '../../application/calendar-import/testing/calendar-imports.contract';
import { CalendarImport } from '../../domain/calendar-import/calendar-import';
import { SqlCalendarImports } from './sql-calendar-imports';

const SECRET = 'x'.repeat(40);
const ADDRESS = 'https://calendar.example/private-4711.ics';
const NOON = new Date('2027-03-01T12:00:00Z');
let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

const importsWith = (secret: string) =>
  new SqlCalendarImports(unitOfWorkOn(db), testSettings('postgres://unused', { SESSION_SECRET: secret }));

describeCalendarImports('PostgreSQL', async () => importsWith(SECRET));

describe('the address of a calendar in PostgreSQL', () => {
  it('is encrypted', async () => {
    await importsWith(SECRET).save(CalendarImport.add(1, ADDRESS, NOON));
    const [row] = await db.query<{ text: string; address: Buffer }[]>(
      'SELECT c::text AS text, c.address FROM mentorship.calendar_imports c WHERE c.user_id = 1',
    );
    expect(row!.text).not.toContain('4711');
    expect(row!.address.includes('4711')).toBe(false);
  });

  it('is unknown after a change of the secret, without an error', async () => {
    await importsWith(SECRET).save(CalendarImport.add(1, ADDRESS, NOON));
    expect(await importsWith('y'.repeat(40)).findByUserId(1)).toBeNull();
    expect((await importsWith(SECRET).findByUserId(1))?.snapshot().address).toBe(ADDRESS);
  });
});
