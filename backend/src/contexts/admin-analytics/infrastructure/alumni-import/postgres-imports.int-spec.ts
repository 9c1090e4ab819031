import type { DataSource } from 'typeorm';
import { freshDatabaseUrl, createPatientPool, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { Outbox } from '../../../../shared/infrastructure/events/outbox';
import { describeImports } from '../../application/alumni-import/testing/imports.contract';
import { AddressHashes } from './address-hashes';
import { ImportConnections } from './import-connection';
import { SqlAlumniImports, SqlImportMappings } from './sql-alumni-imports';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('alumni imports in PostgreSQL', () => {
  let db: DataSource;
  let opened: Awaited<ReturnType<typeof openOn>>;

  async function openOn() {
    const settings = testSettings(await freshDatabaseUrl());
    db = await createPatientPool(settings);
    const [connections, hashes] = [new ImportConnections(settings), new AddressHashes(settings)];
    const imports = new SqlAlumniImports(unitOfWorkOn(db), connections, hashes, new Outbox());
    return { imports, connections, hashes };
  }
  beforeAll(async () => (opened = await openOn()));
  afterAll(() => db.destroy());

  describeImports('PostgreSQL', async () => {
    await db.query(`TRUNCATE admin_analytics.imported_alumni, admin_analytics.alumni_import_errors,
      admin_analytics.alumni_imports, admin_analytics.declined_addresses`);
    return {
      ...opened,
      claim: async (email) => {
        await db.query(
          'UPDATE admin_analytics.imported_alumni SET claimed_by = 7, claimed_at = now() WHERE email = $1',
          [email],
        );
      },
      decline: async (collegeId, email) => {
        await db.query('INSERT INTO admin_analytics.declined_addresses VALUES ($1, $2, now())', [
          collegeId,
          opened.hashes.hash(email),
        ]);
      },
      people: async () => {
        const rows = await db.query<{ email: string; first_name: string }[]>(
          'SELECT email, first_name FROM admin_analytics.imported_alumni',
        );
        return Object.fromEntries(rows.map((one) => [one.email, one.first_name]));
      },
    };
  });

  it('mark a running import as failed only if its lock is not held', async () => {
    await db.query(`INSERT INTO admin_analytics.alumni_imports (college_id, file_name, status, started_at)
      VALUES (8, 'a.csv', 'running', now())`);
    const statuses = async () =>
      (await opened.imports.list(8, { after: null, limit: 5, now: NOON })).items.map(({ status }) => status);

    await opened.connections.runExclusively(8, async () => expect(await statuses()).toEqual(['running']));
    expect(await statuses()).toEqual(['failed']);
  });

  it('store one column mapping per college', async () => {
    const mappings = new SqlImportMappings(unitOfWorkOn(db));
    await mappings.save(1, { Mail: 'email' });
    await mappings.save(1, { Mail: 'email', Notes: null });

    expect([await mappings.get(1), await mappings.get(2)]).toEqual([{ Mail: 'email', Notes: null }, {}]);
  });
});
