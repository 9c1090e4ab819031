import type { CollegeReader } from '../../application/directory/ports/college-reader';
import type { DirectoryReader } from '../../application/directory/ports/directory-reader';
import { parseSearch } from '../../domain/search/search-query';
import { describeAgainstReference, getReferenceFilePath } from '../import/testing/reference-data';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import type { ExpectedFirst } from './testing/expected-first';
import { toAliasKey } from '../../domain/search/normal-text';
import { collegeAliases } from '../catalogue/college-aliases';
import { starterColleges } from '../catalogue/starter-colleges';
import { READER_SOURCES } from './testing/reader-sources';
import { searchQueries } from './testing/search-queries';

const PAGE = { limit: 12, offset: 0 };

async function search(reader: CollegeReader, typed: string, page = PAGE) {
  return reader.listMatches(parseSearch(typed)!, page);
}

/**
 * Returns the position of the expected college in the result of each search, from 0; -1 if it isn't on the first page.
 */
async function listRanks(reader: CollegeReader, queries: readonly ExpectedFirst[]): Promise<[string, number][]> {
  const ranks: [string, number][] = [];
  for (const { typed, first } of queries) {
    const { items } = await search(reader, typed);
    ranks.push([typed, items.findIndex((college) => college.ipeds_id === first)]);
  }
  return ranks;
}

function expectMostRankedFirst(ranks: readonly [string, number][]): void {
  const ranksAfterFirst = ranks.filter(([, rank]) => rank !== 0);
  const ranksAfterThird = ranks.filter(([, rank]) => rank < 0 || rank > 2);
  expect(ranksAfterThird).toEqual([]);
  if (ranksAfterFirst.length > ranks.length * 0.05) expect(ranksAfterFirst).toEqual([]);
}

describe.each(READER_SOURCES)('searching the starter table, read from %s', (source) => {
  let reader: CollegeReader;
  beforeAll(async () => {
    const { reader: made, prepareCatalogue } = await createCatalogueOnFreshDatabase(source);
    await prepareCatalogue.execute();
    reader = made;
  });

  it('ranks the expected college first', async () => {
    const queries = searchQueries.filter(({ inStarterTable }) => inStarterTable);
    expect(queries.length).toBeGreaterThanOrEqual(50);
    expectMostRankedFirst(await listRanks(reader, queries));
  });

  it('ranks every college first for its own name', async () => {
    const wrong: [string, string | undefined][] = [];
    for (const { name, ipedsId } of starterColleges) {
      const { items } = await search(reader, name);
      if (items[0]?.ipeds_id !== ipedsId) wrong.push([name, items[0]?.name]);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('ranks a college with the alias first for every alias', async () => {
    const called = new Map<string, Set<number>>();
    const listed = new Set(starterColleges.map(({ ipedsId }) => ipedsId));
    const aliases = collegeAliases.filter(([ipedsId]) => listed.has(ipedsId));
    for (const [ipedsId, ...names] of aliases) {
      for (const key of names.map(toAliasKey)) called.set(key, (called.get(key) ?? new Set()).add(ipedsId));
    }
    const wrong: [string, string | undefined][] = [];
    for (const alias of new Set(aliases.flatMap(([, ...names]) => names))) {
      const { items } = await search(reader, alias);
      if (!called.get(toAliasKey(alias))!.has(items[0]?.ipeds_id ?? 0)) wrong.push([alias, items[0]?.name]);
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('explains why a college was found', async () => {
    const [first] = (await search(reader, 'nursing florida')).items;
    expect(first).toMatchObject({ state: 'FL', matched: { by: 'major', text: 'Offers Nursing' } });
  });

  it('counts every answer, on every page and beyond the last', async () => {
    const { total, items } = await search(reader, 'university', { limit: 50, offset: 0 });
    expect(items).toHaveLength(50);
    expect(total).toBeGreaterThan(100);
    const seen = new Set<number>();
    for (let offset = 0; offset < total; offset += 50) {
      const page = await search(reader, 'university', { limit: 50, offset });
      expect(page.total).toBe(total);
      for (const { id } of page.items) seen.add(id);
    }
    expect(seen.size).toBe(total);
    expect(await search(reader, 'university', { limit: 50, offset: 900 })).toEqual({ items: [], total });
  });

  it('finds nothing for nonsense', async () => {
    expect(await search(reader, 'zzzz qqqq xxxx')).toEqual({ items: [], total: 0 });
  });

  it.each(["'", '\\', "a' OR 1=1 --", '%', '_', '(', ':*', 'a & | !', '100%', '日本', 'a'.repeat(100)])(
    'accepts %p',
    async (typed) => {
      const query = parseSearch(typed);
      if (query) await expect(reader.listMatches(query, PAGE)).resolves.toHaveProperty('total');
    },
  );
});

describeAgainstReference('searching the official file', () => {
  let reader: CollegeReader;
  let directory: DirectoryReader;
  beforeAll(async () => {
    const made = await createCatalogueOnFreshDatabase();
    await made.importColleges.execute({ from: getReferenceFilePath('scorecard-institutions.csv') });
    ({ reader, directory } = made);
  }, 120_000);

  it('ranks the expected college first', async () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(240);
    expectMostRankedFirst(await listRanks(reader, searchQueries));
  });

  it('ranks branches below every main campus that matches equally well', async () => {
    const { items } = await search(reader, 'Troy University', { limit: 20, offset: 0 });
    const named = items.filter(({ name }) => name.startsWith('Troy University'));
    const branches = named.map(({ branch_of }) => branch_of !== null);
    expect(branches.length).toBeGreaterThan(3);
    expect(branches).toEqual([false, ...branches.slice(1).fill(true)]);
  });

  it('stops counting at 1,000', async () => {
    expect((await search(reader, 'university')).total).toBe(1_000);
  });

  it('counts like the directory up to there', async () => {
    const differingTotals: [string, number, number][] = [];
    for (const { typed } of searchQueries) {
      const query = parseSearch(typed)!;
      const { total } = await reader.listMatches(query, PAGE);
      const listed = (await directory.list({ query }, {}, PAGE)).total;
      if (total !== Math.min(listed, 1_000)) differingTotals.push([typed, total, listed]);
    }
    expect(differingTotals).toEqual([]);
  }, 60_000);

  it('finds results without one word too many', async () => {
    const { items } = await search(reader, 'University of Phoenix online');
    expect(items[0]).toMatchObject({
      name: expect.stringContaining('University of Phoenix'),
      matched: { by: 'similar', text: 'Without “online”' },
    });
  });
});
