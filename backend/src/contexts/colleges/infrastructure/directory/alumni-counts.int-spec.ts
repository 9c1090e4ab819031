import { unitOfWorkOn } from '../../../../../test/support/database';
import type { CollegeReader } from '../../application/directory/ports/college-reader';
import type { CollegeFilters, DirectoryReader } from '../../application/directory/ports/directory-reader';
import { aCollege } from '../../application/catalogue/testing/a-college';
import { parseSearch } from '../../domain/search/search-query';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { RecordAlumniCounts } from '../../application/directory/record-alumni-counts';
import { READER_SOURCES } from './testing/reader-sources';
import { SqlDirectoryEntries } from './sql-directory-entries';

const WHOLE_PAGE = { limit: 100, offset: 0 };

describe.each(READER_SOURCES)('the alumni of the colleges in the directory, read from %s', (source) => {
  let directory: DirectoryReader;
  let reader: CollegeReader;
  let entries: SqlDirectoryEntries;
  let unitOfWork: UnitOfWork;
  let bringIn: Awaited<ReturnType<typeof createCatalogueOnFreshDatabase>>['bringIn'];
  const federal = ['Alder College', 'Birch College', 'Cedar College'].map((name, at) =>
    aCollege({ ipedsId: at + 1, name, state: at === 2 ? 'OH' : 'PA' }),
  );
  let ids: readonly number[];

  beforeAll(async () => {
    const made = await createCatalogueOnFreshDatabase(source);
    ({ directory, reader, bringIn } = made);
    unitOfWork = unitOfWorkOn(made.db);
    entries = new SqlDirectoryEntries(unitOfWork);
    await bringIn(...federal);
    ids = await entries.listIdsAfter(0, 10);
    await entries.saveAlumniCounts(ids, [
      { collegeId: ids[0]!, alumni: 25, hasMentors: true },
      { collegeId: ids[1]!, alumni: 5, hasMentors: false },
    ]);
  });

  const listed = async (filters: CollegeFilters = {}) =>
    (await directory.list(filters, {}, WHOLE_PAGE)).items.map(({ name, alumniCount }) => [name, alumniCount]);

  it('are part of every college, in lists, searches, comparisons and on its page', async () => {
    expect(await listed()).toEqual([
      ['Alder College', 25],
      ['Birch College', 5],
      ['Cedar College', 0],
    ]);
    expect((await reader.listMatches(parseSearch('alder')!, WHOLE_PAGE)).items).toMatchObject([{ alumniCount: 25 }]);
    expect(await directory.listDetails(ids)).toMatchObject([
      { alumniCount: 25 },
      { alumniCount: 5 },
      { alumniCount: 0 },
    ]);
    expect(await reader.get(ids[1]!)).toMatchObject({ alumniCount: 5 });
  });

  it('filter and count colleges with mentors', async () => {
    expect(await listed({ mentors: true })).toEqual([['Alder College', 25]]);
    expect(await listed({ mentors: false })).toHaveLength(3);
    expect((await directory.countFacets({})).mentors).toBe(1);
    expect((await directory.countFacets({ states: ['OH'] })).mentors).toBe(0);
    const { states, mentors, total } = await directory.countFacets({ mentors: true });
    expect([total, mentors]).toEqual([1, 1]);
    expect(states.filter(({ count }) => count > 0)).toEqual([{ value: 'PA', count: 1 }]);
    expect((await directory.countFacets({ mentors: true, states: ['OH'] })).without).toEqual([
      { filter: 'states', total: 1 },
      { filter: 'mentors', total: 1 },
    ]);
    const { id, unplaced } = await directory.listPoints({ mentors: true });
    expect(id.length + unplaced).toBe(1);
  });

  it('stay when the catalog is imported again, and are replaced by the next count', async () => {
    await bringIn(...federal.map((college) => ({ ...college, enrollment: 7 })));
    expect(await listed({ mentors: true })).toEqual([['Alder College', 25]]);
    await entries.saveAlumniCounts(ids, [{ collegeId: ids[2]!, alumni: 1, hasMentors: true }]);
    expect(await listed()).toEqual([
      ['Alder College', 0],
      ['Birch College', 0],
      ['Cedar College', 1],
    ]);
    expect(await listed({ mentors: true })).toEqual([['Cedar College', 1]]);
  });

  it('are not replaced by an older count that takes longer', async () => {
    const record = new RecordAlumniCounts(entries, unitOfWork);
    const collegeId = ids[0]!;
    let newer: Promise<void> | undefined;
    await record.update([collegeId], async () => {
      newer = unitOfWork.runDetached(() => record.update([collegeId], async () => []));
      await new Promise((resume) => setTimeout(resume, 300));
      return [{ collegeId, alumni: 1, hasMentors: true }];
    });
    await newer;
    expect(await reader.get(collegeId)).toMatchObject({ alumniCount: 0 });
  });
});
