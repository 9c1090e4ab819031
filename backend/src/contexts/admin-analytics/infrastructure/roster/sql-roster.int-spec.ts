import type { DataSource } from 'typeorm';
import { freshDatabase, testSettings, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { insertImportedAlum } from '../../../../../test/support/imported-alumni';
import { InMemoryPersonRecord } from '../../application/memberships/testing/in-memory-person-record';
import { describeRoster } from '../../application/roster/testing/roster.contract';
import { purgeTimeOf } from '../../domain/roster/roster-entry';
import { TypeormImportedAlumni } from '../alumni-claims/typeorm-imported-alumni';
import { AddressHashes } from '../alumni-import/address-hashes';
import { SqlRoster } from './sql-roster';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');
const ADA = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.org',
  graduationYear: 2015,
  major: 'Mathematics',
  jobTitle: null,
  company: null,
  linkedinUrl: null,
  suggestedMentor: null,
};

let db: DataSource;
async function open() {
  db ??= await freshDatabase();
  const tables = ['ended_affiliations', 'imported_alumni', 'alumni_imports', 'declined_addresses'];
  await emptyTables(db, ...tables.map((table) => `admin_analytics.${table}`));
  const unitOfWork = unitOfWorkOn(db);
  const addressHashes = new AddressHashes(testSettings(process.env.TEST_DATABASE_URL!));
  const alumni = new TypeormImportedAlumni(unitOfWork, new InMemoryPersonRecord(), addressHashes);
  const roster = new SqlRoster(unitOfWork, addressHashes);
  const add = (email: string, importedAt = MONDAY) =>
    unitOfWork.run(() =>
      roster.add({
        collegeId: 3,
        addedBy: 7,
        externalId: null,
        alumnus: { ...ADA, email },
        importedAt,
        purgeAt: purgeTimeOf(importedAt),
      }),
    );
  return { unitOfWork, alumni, roster, add };
}

describeRoster('PostgreSQL', async () => {
  const { unitOfWork, alumni, roster } = await open();
  return {
    roster,
    run: (work) => unitOfWork.run(work),
    claim: (id, userId, at) => alumni.update(id, (alumnus) => alumnus.claim(userId, { sharesActivity: false }, at)),
    decline: (collegeId, email) => alumni.saveDeclined(collegeId, email, MONDAY),
  };
});

describe('a roster in PostgreSQL', () => {
  const imports = () =>
    db.query<object[]>(
      `SELECT file_name, status, processed, added, imported_by FROM admin_analytics.alumni_imports ORDER BY id`,
    );

  it('counts the people of a day in one import', async () => {
    const { add } = await open();
    await add('ada@example.org');
    await add('ben@example.org');
    await add('carla@example.org', TUESDAY);
    const one = { file_name: 'SCIM', status: 'completed', imported_by: 7 };

    expect(await imports()).toEqual([
      { ...one, processed: 2, added: 2 },
      { ...one, processed: 1, added: 1 },
    ]);
  });

  it('starts another import after the one of this day was undone', async () => {
    const { add } = await open();
    await add('ada@example.org');
    await db.query(`UPDATE admin_analytics.alumni_imports SET status = 'undone'`);
    await add('ben@example.org');

    expect(await imports()).toMatchObject([
      { status: 'undone', added: 1 },
      { status: 'completed', added: 1 },
    ]);
  });

  it('leaves out people who registered themselves and confirmed their studies', async () => {
    const { roster, unitOfWork, add } = await open();
    const id = await insertImportedAlum(db, 3, 'ben@example.org');
    await db.query('UPDATE admin_analytics.imported_alumni SET import_id = NULL WHERE id = $1', [id]);

    expect(await roster.list(3, { filter: null, offset: 0, limit: 9 })).toEqual({ items: [], total: 0 });
    await expect(unitOfWork.run(() => roster.lock(3, id))).rejects.toThrow();
    await expect(add('ben@example.org')).rejects.toThrow();
  });

  it('sends no mail again after a pause, and a new invitation to another address', async () => {
    const { roster, unitOfWork, add } = await open();
    const id = await add('ada@example.org');
    await db.query(`UPDATE admin_analytics.imported_alumni SET invited_at = now(), invitation_hash = '\\x01'`);
    const isInvited = async () =>
      (
        await db.query<object[]>(
          `SELECT invited_at IS NOT NULL AND invitation_hash IS NOT NULL AS invited FROM admin_analytics.imported_alumni`,
        )
      )[0];
    await unitOfWork.run(async () => {
      const entry = await roster.lock(3, id);
      entry.end(TUESDAY);
      await roster.end(entry);
    });
    expect(await isInvited()).toBeUndefined();
    await unitOfWork.run(async () => {
      const entry = await roster.lock(3, id);
      entry.relist({ hasOtherClaim: false }, TUESDAY);
      await roster.relist(entry);
      await roster.save(entry);
    });
    expect(await isInvited()).toEqual({ invited: true });
    await unitOfWork.run(async () => {
      const entry = await roster.lock(3, id);
      entry.change({ externalId: null, alumnus: { ...ADA, email: 'king@example.org' } }, TUESDAY);
      await roster.save(entry);
    });
    expect(await isInvited()).toEqual({ invited: false });
    expect(await db.query('SELECT invited_at, invitation_hash FROM admin_analytics.imported_alumni')).toEqual([
      { invited_at: null, invitation_hash: null },
    ]);
  });

  it('lists a person once whose address a file has added again after the end', async () => {
    const { roster, unitOfWork, add } = await open();
    const id = await add('ada@example.org');
    await unitOfWork.run(async () => {
      const entry = await roster.lock(3, id);
      entry.end(TUESDAY);
      await roster.end(entry);
    });
    const again = await insertImportedAlum(db, 3, 'ada@example.org');

    const { items, total } = await roster.list(3, { filter: null, offset: 0, limit: 9 });
    expect([items.map((one) => one.id), total]).toEqual([[again], 1]);
  });

  it('shares no activity of a person whose claim was removed', async () => {
    const { roster, unitOfWork, alumni, add } = await open();
    const id = await add('ada@example.org');
    await alumni.update(id, (alumnus) => alumnus.claim(70, { sharesActivity: true }, MONDAY));
    for (const hasOtherClaim of [false, true]) {
      await unitOfWork.run(async () => {
        const entry = await roster.lock(3, id);
        entry.end(TUESDAY);
        await roster.end(entry);
        entry.relist({ hasOtherClaim }, TUESDAY);
        await roster.relist(entry);
      });
      expect(await db.query('SELECT shares_activity FROM admin_analytics.imported_alumni')).toEqual([
        { shares_activity: !hasOtherClaim },
      ]);
    }
  });

  it('forgets an ended affiliation when the person declines', async () => {
    const { roster, unitOfWork, alumni, add } = await open();
    const id = await add('ada@example.org');
    await unitOfWork.run(async () => {
      const entry = await roster.lock(3, id);
      entry.end(TUESDAY);
      await roster.end(entry);
    });
    await alumni.saveDeclined(3, 'ada@example.org', TUESDAY);

    expect(await roster.list(3, { filter: null, offset: 0, limit: 9 })).toEqual({ items: [], total: 0 });
  });
});
