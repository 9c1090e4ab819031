import {
  closeBeforeDropping,
  freshDatabaseUrl,
  createPatientPool,
  unitOfWorkOn,
  testSettings,
} from '../../../../../test/support/database';
import { FewPeople } from '../../application/testing/fakes';
import { EditCollege } from '../../application/editing/edit-college';
import { aCollege } from '../../application/catalogue/testing/a-college';
import { describeCollegeProfiles } from '../../application/editing/testing/college-profiles.contract';
import type { EditsInput } from '../../domain/editing/college-edits';
import { CatalogueIsBusy, CollegeNotFound } from '../../domain/catalogue/errors';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { parseSearch } from '../../domain/search/search-query';
import { CATALOGUE_LOCK, EDIT_LOCK } from '../catalogue/derived-data';
import { PostgresCatalogue } from '../import/postgres-catalogue';
import { TypeormCollegeProfiles } from './typeorm-college-profiles';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { CatalogSnapshots } from '../directory/snapshot/catalog-snapshots';
import { SnapshotSource } from '../directory/snapshot/snapshot-source';
import { SqlCollegeReader } from '../directory/sql-college-reader';

const NOW = new Date('2026-03-01T12:00:00Z');
const PAGE = { limit: 50, offset: 0 };
const northernCollege = aCollege({ admissionRate: 64 });
const other = aCollege({ ipedsId: 100_002, name: 'Other College', city: 'Elsewhere', admissionRate: 20 });

/** Everyone represents every college. */
class Representatives extends FewPeople {
  override async canRepresent(): Promise<boolean> {
    return true;
  }
}

/** Opens a catalog of two colleges in a fresh database. */
async function onPostgres() {
  const settings = testSettings(await freshDatabaseUrl());
  const db = await createPatientPool(settings);
  closeBeforeDropping(() => db.destroy());
  const session = unitOfWorkOn(db);
  const catalogue = new PostgresCatalogue(settings, session);
  const bringIn = (release: string, ...colleges: FederalCollege[]) =>
    catalogue.update(async (draft) => {
      await draft.stage({ colleges, closed: [] });
      return draft.merge({
        source: 'scorecard',
        fileName: 'file.csv',
        sha256: null,
        rowsRead: colleges.length,
        release,
        at: new Date(release),
      });
    });
  await bringIn('2025-05-19', northernCollege, other);
  const [{ id }] = await db.query<[{ id: number }]>('SELECT id FROM colleges.colleges WHERE ipeds_id = 100001');
  const snapshots = new CatalogSnapshots(
    new SnapshotSource(session),
    new DatabaseNotifications(db, settings),
    settings,
  );
  const profiles = new TypeormCollegeProfiles(session, snapshots);
  const editCollege = new EditCollege(new Representatives(), profiles, session, { now: () => NOW });
  return {
    db,
    id,
    bringIn,
    profiles,
    reader: new SqlCollegeReader(session),
    edit: (edits: EditsInput, collegeId = id) => editCollege.execute({ collegeId, by: 7, edits }),
  };
}

describeCollegeProfiles('PostgreSQL', onPostgres);

describe('a figure with two sources', () => {
  it('has the federal value until the college enters one', async () => {
    const { reader, id } = await onPostgres();

    expect((await reader.get(id)).sources.admission_rate).toEqual({
      source: 'College Scorecard',
      year: 'fall 2023',
      college: null,
      differs: false,
      federal: { value: 0.64, year: 'fall 2023' },
    });
  });

  it('shows both values and marks them as far apart', async () => {
    const { reader, id, edit } = await onPostgres();
    await edit({ admission_rate: 0.5, enrollment: 1_250 });
    const { admission_rate, sources } = await reader.get(id);

    expect(admission_rate).toBe(0.5);
    expect(sources.admission_rate).toEqual({
      source: 'The college itself',
      year: '2026',
      differs: true,
      federal: { value: 0.64, year: 'fall 2023' },
      college: { value: 0.5, changed_at: NOW.toISOString() },
    });
    expect(sources.enrollment).toMatchObject({ federal: { value: 1_200 }, college: { value: 1_250 }, differs: false });
    expect(sources.graduation_rate).toMatchObject({ source: 'College Scorecard', college: null });
  });

  it('keeps the college’s value through a federal release, and shows the new federal one', async () => {
    const { reader, id, edit, bringIn } = await onPostgres();
    await edit({ admission_rate: 0.5 });
    await bringIn('2026-05-18', { ...northernCollege, admissionRate: 55.5 }, other);

    expect((await reader.get(id)).admission_rate).toBe(0.5);
    expect((await reader.get(id)).sources.admission_rate).toMatchObject({
      federal: { value: 0.555, year: 'fall 2024' },
      college: { value: 0.5, changed_at: NOW.toISOString() },
      differs: false,
    });
  });

  it('returns to the current federal value when the college removes its own', async () => {
    const { reader, id, edit, bringIn } = await onPostgres();
    await edit({ admission_rate: 0.5 });
    await bringIn('2026-05-18', { ...northernCollege, admissionRate: 55.5 }, other);
    await edit({ admission_rate: null });

    expect(await reader.get(id)).toMatchObject({
      admission_rate: 0.555,
      sources: { admission_rate: { source: 'College Scorecard', college: null } },
    });
  });
});

describe('the history of a college', () => {
  it('is empty for the initial data', async () => {
    const { profiles, id, bringIn } = await onPostgres();
    await bringIn('2026-05-18', northernCollege, other);

    expect(await profiles.listHistory(id, PAGE)).toEqual({ items: [], total: 0 });
  });

  it('contains only what a federal release changed', async () => {
    const { profiles, id, bringIn } = await onPostgres();
    const changed = {
      ...northernCollege,
      admissionRate: 55.5,
      name: 'Northern University',
      website: null,
      latitude: 41,
    };
    await bringIn('2026-05-18', changed, other);
    const { items, total } = await profiles.listHistory(id, PAGE);

    expect(total).toBe(3);
    expect(items.map(({ field, old_value, new_value }) => [field, old_value, new_value])).toEqual(
      expect.arrayContaining([
        ['admission_rate', 0.64, 0.555],
        ['name', 'Northern Example College', 'Northern University'],
        ['website', 'https://www.example.edu/', null],
      ]),
    );
    expect(items[0]).toMatchObject({
      source: 'federal',
      release: '2026-05-18',
      changed_by: 'College Scorecard',
      changed_at: new Date('2026-05-18').toISOString(),
    });
  });

  it('contains the college’s changes and removals, newest first, without names of people', async () => {
    const { profiles, id, edit } = await onPostgres();
    await edit({ admission_rate: 0.5, description: 'A college by the lake.' });
    await edit({ admission_rate: null });
    const { items } = await profiles.listHistory(id, PAGE);

    expect(items.map(({ field, old_value, new_value }) => [field, old_value, new_value])).toEqual([
      ['admission_rate', 0.5, 0.64],
      ['admission_rate', 0.64, 0.5],
      ['description', null, 'A college by the lake.'],
    ]);
    expect(items[0]).toMatchObject({ source: 'college', release: null, changed_by: 'Northern Example College' });
    expect(JSON.stringify(items)).not.toContain('"by"');
  });

  it('contains the federal value of a figure that the college has edited', async () => {
    const { profiles, id, edit, bringIn } = await onPostgres();
    await edit({ admission_rate: 0.5 });
    await bringIn('2026-05-18', { ...northernCollege, admissionRate: 55.5 }, other);

    expect((await profiles.listHistory(id, PAGE)).items[0]).toMatchObject({
      field: 'admission_rate',
      source: 'federal',
      old_value: 0.64,
      new_value: 0.555,
    });
  });

  it('is paginated', async () => {
    const { profiles, id, edit } = await onPostgres();
    await edit({ enrollment: 1, tuition_in_state: 2, tuition_out_state: 3 });

    expect(await profiles.listHistory(id, { limit: 1, offset: 1 })).toMatchObject({
      items: [{ new_value: 2 }],
      total: 3,
    });
    expect(await profiles.listHistory(id, { limit: 1, offset: 9 })).toEqual({ items: [], total: 3 });
  });

  it('throws for an unknown college', async () => {
    const { profiles } = await onPostgres();

    await expect(profiles.listHistory(999_999, PAGE)).rejects.toThrow(CollegeNotFound);
  });
});

describe('editing a college', () => {
  it('immediately updates search and comparisons', async () => {
    const { reader, edit, id, db } = await onPostgres();
    await edit({ name: 'Lakeside Polytechnic', city: 'Lakeside', enrollment: 900 });
    const found = await reader.listMatches(parseSearch('lakeside poly')!, PAGE);

    expect(found.items.map((college) => college.id)).toEqual([id]);
    expect((await reader.get(id)).comparison.enrollment.median).toBe(1_050);
    expect(await db.query('SELECT enrollment FROM colleges.directory_entries WHERE college_id = $1', [id])).toEqual([
      { enrollment: 900 },
    ]);
  });

  it('loses none of many concurrent edits', async () => {
    const { edit, profiles, id, db } = await onPostgres();
    const [{ id: otherId }] = await db.query<[{ id: number }]>(
      'SELECT id FROM colleges.colleges WHERE ipeds_id = 100002',
    );
    await Promise.all([1, 2, 3, 4].flatMap((n) => [edit({ enrollment: n }), edit({ enrollment: n }, otherId)]));

    expect((await profiles.listHistory(id, PAGE)).total).toBe(4);
    expect((await profiles.listHistory(otherId, PAGE)).total).toBe(4);
  });

  it('waits until an edit of another college is committed', async () => {
    const { edit, db } = await onPostgres();
    const another = db.createQueryRunner();
    await another.startTransaction();
    await another.query('SELECT pg_advisory_xact_lock($1)', [EDIT_LOCK]);
    let isStored = false;
    const editing = edit({ enrollment: 1 }).then(() => (isStored = true));
    await new Promise((resume) => setTimeout(resume, 300));
    const wasStoredBefore = isStored;
    await another.commitTransaction();
    await another.release();
    await editing;

    expect(wasStoredBefore).toBe(false);
  });

  it('is rejected with a request to retry during a federal import', async () => {
    const { edit, db } = await onPostgres();
    const importRunner = db.createQueryRunner();
    await importRunner.startTransaction();
    await importRunner.query('SELECT pg_advisory_xact_lock($1)', [CATALOGUE_LOCK]);

    await expect(edit({ enrollment: 1 })).rejects.toThrow(CatalogueIsBusy);
    await importRunner.rollbackTransaction();
    await importRunner.release();
    await expect(edit({ enrollment: 1 })).resolves.toBeUndefined();
  });
});
