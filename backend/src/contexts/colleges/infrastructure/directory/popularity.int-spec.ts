import { unitOfWorkOn } from '../../../../../test/support/database';
import type { DirectoryReader } from '../../application/directory/ports/directory-reader';
import { aCollege } from '../../application/catalogue/testing/a-college';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';
import { SqlDirectoryEntries } from './sql-directory-entries';

const ALL = { limit: 10_000, offset: 0 };

describe.each(READER_SOURCES)('the directory by popularity, read from %s', (source) => {
  let reader: DirectoryReader;
  let bringIn: (...colleges: FederalCollege[]) => Promise<unknown>;
  let entries: SqlDirectoryEntries;
  const ids = new Map<string, number>();

  const size = (ipedsId: number, name: string, enrollment: number | null, changes = {}) =>
    aCollege({ ipedsId, name, enrollment, ...changes });

  beforeAll(async () => {
    const { directory, bringIn: bring, db } = await createCatalogueOnFreshDatabase(source);
    [reader, bringIn, entries] = [directory, bring, new SqlDirectoryEntries(unitOfWorkOn(db))];
    await bringIn(
      size(1, 'Small College', 100),
      size(2, 'Middle College', 1_000),
      size(3, 'Large College', 10_000),
      size(4, 'Silent College', null),
      size(100_001, 'Also Large College', 10_000),
      size(5, 'Selective College', 500, { admissionRate: 2 }),
      size(10_000_101, 'Large Branch', 50_000, { mainCampusIpedsId: 100_001 }),
    );
    const { items } = await reader.list({}, {}, ALL);
    items.forEach(({ id, name }) => ids.set(name, id));
  });
  beforeEach(() => entries.savePopularity([...ids.values()], []));

  const counted = (...people: [string, number][]) =>
    entries.savePopularity(
      [...ids.values()],
      people.map(([name, count]) => ({ collegeId: ids.get(name)!, people: count })),
    );
  const names = async (page = ALL, sorting = {}): Promise<string[]> =>
    (await reader.list({}, { by: 'popularity', ...sorting }, page)).items.map(({ name }) => name);

  it('orders colleges without views by number of applicants, branches last', async () => {
    expect(await names()).toEqual([
      'Selective College',
      'Also Large College',
      'Large College',
      'Middle College',
      'Small College',
      'Silent College',
      'Large Branch',
    ]);
  });

  it('orders colleges by the number of people who viewed or saved them, whatever their size', async () => {
    await counted(['Small College', 30], ['Silent College', 12], ['Large Branch', 99]);
    expect(await names()).toEqual([
      'Small College',
      'Silent College',
      'Selective College',
      'Also Large College',
      'Large College',
      'Middle College',
      'Large Branch',
    ]);
    expect((await names(ALL, { order: 'asc' })).at(-1)).toBe('Large Branch');
  });

  it("resets the count of a college that isn't counted again, and keeps the counts when a college changes", async () => {
    await counted(['Small College', 30]);
    await bringIn(size(1, 'Small College', 90));
    expect((await names())[0]).toBe('Small College');
    await counted(['Middle College', 30]);
    expect((await names()).slice(0, 2)).toEqual(['Middle College', 'Selective College']);
  });

  it('keeps the counts of colleges that are not replaced', async () => {
    await counted(['Small College', 30]);
    await entries.savePopularity([ids.get('Middle College')!], []);
    expect((await names())[0]).toBe('Small College');
  });

  it('reads the IDs of colleges in batches', async () => {
    const all = [...ids.values()].sort((one, other) => one - other);
    expect(await entries.listIdsAfter(0, 4)).toEqual(all.slice(0, 4));
    expect(await entries.listIdsAfter(all[3]!, 4)).toEqual(all.slice(4));
    expect(await entries.listIdsAfter(all.at(-1)!, 4)).toEqual([]);
  });

  it('returns every college once across pages', async () => {
    await counted(['Small College', 12], ['Middle College', 12]);
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => names({ limit: 2, offset })));
    expect(pages.flat()).toEqual(await names());
  });
});
