import type { CollegeChunk } from '../../application/import/ports/catalogue';
import type { CollegeFilters, DirectoryReader } from '../../application/directory/ports/directory-reader';
import { aCollege } from '../../application/catalogue/testing/a-college';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { parsePlaceName, UnknownPlace } from '../../domain/catalogue/places';
import { parseSearch } from '../../domain/search/search-query';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';

const ALL = { limit: 10_000, offset: 0 };

describe.each(READER_SOURCES)('the directory of a few colleges, read from %s', (source) => {
  let reader: DirectoryReader;
  let change: (chunk: CollegeChunk) => Promise<unknown>;
  let bringIn: (...colleges: FederalCollege[]) => Promise<unknown>;
  beforeAll(async () => {
    ({ directory: reader, change, bringIn } = await createCatalogueOnFreshDatabase(source));
    await bringIn(
      aCollege({ ipedsId: 1, name: 'Zebra College', city: 'Athens', state: 'OH', tuitionInState: null }),
      aCollege({ ipedsId: 2, name: 'ant college', city: 'Athens', state: 'GA', enrollment: 50_000 }),
      aCollege({ ipedsId: 3, name: 'Bee School', city: 'New Athens', state: 'IL', latitude: null, longitude: null }),
      aCollege({ ipedsId: 4, name: 'Cat School', type: 'Public 2-year', level: 'less-than-2-year', city: 'Oxford' }),
      aCollege({ ipedsId: 5, name: 'Dog College', type: 'Public 2-year', level: '2-year', enrollment: null }),
    );
  });

  const names = async (filters: CollegeFilters, sorting = {}): Promise<string[]> =>
    (await reader.list(filters, sorting, ALL)).items.map(({ name }) => name);

  it('sorts names alphabetically, ignoring case', async () => {
    expect(await names({})).toEqual(['ant college', 'Bee School', 'Cat School', 'Dog College', 'Zebra College']);
  });

  it('sorts by most students and by lowest tuition, colleges without the figure last', async () => {
    expect((await names({}, { by: 'enrollment' }))[0]).toBe('ant college');
    expect((await names({}, { by: 'enrollment' })).at(-1)).toBe('Dog College');
    expect((await names({}, { by: 'tuition' })).at(-1)).toBe('Zebra College');
  });

  it('orders colleges with the same figure by name, and the points of the map by name', async () => {
    const namesInOrder = ['ant college', 'Bee School', 'Cat School', 'Dog College', 'Zebra College'];
    for (const order of ['asc', 'desc'] as const)
      expect(await names({}, { by: 'tuition', order })).toEqual(namesInOrder);
    expect(await names({}, { by: 'graduation' })).toEqual(namesInOrder);
    expect((await reader.listPoints({})).name).toEqual(namesInOrder.filter((name) => name !== 'Bee School'));
  });

  it('includes both ends of a range', async () => {
    const listNamesInRange = (least: number, max: number) => names({ enrollment_min: least, enrollment_max: max });
    expect(await listNamesInRange(50_000, 60_000)).toEqual(['ant college']);
    expect(await listNamesInRange(1_201, 50_000)).toEqual(['ant college']);
    expect(await listNamesInRange(1_201, 49_999)).toEqual([]);
    const { counts, above } = (await reader.countFacets({})).enrollment;
    expect([counts.at(-1), above]).toEqual([1, 0]);
  });

  it('treats colleges with shorter programs as a separate type in the filter and the counts', async () => {
    expect(await names({ types: ['Public 2-year'] })).toEqual(['Dog College']);
    expect(await names({ types: ['Less-than-2-year'] })).toEqual(['Cat School']);
    expect(await names({ types: ['Public 2-year', 'Less-than-2-year'] })).toEqual(['Cat School', 'Dog College']);
    const { types } = await reader.countFacets({ types: ['Public 2-year'] });
    const findTypeCount = (kind: string) => types.find(({ value }) => value === kind)!.count;
    expect([findTypeCount('Public 2-year'), findTypeCount('Less-than-2-year')]).toEqual([1, 1]);
    expect(new Set(Object.values((await reader.countFacets({})).hidden))).toEqual(new Set([0]));
  });

  it('counts a college as hidden only if no other filter excludes it', async () => {
    const hidden = async (filters: CollegeFilters) => (await reader.countFacets(filters)).hidden;
    expect((await hidden({ tuition_max: 90_000 })).tuition).toBe(1);
    expect((await hidden({ tuition_max: 90_000, states: ['GA'] })).tuition).toBe(0);
    expect(await names({ tuition_max: 90_000, unreported: ['tuition'], states: ['OH'] })).toContain('Zebra College');
  });

  it('lists colleges without coordinates last, with an unknown distance', async () => {
    const { items } = await reader.list({}, { by: 'distance', near: parsePlaceName('Athens, GA') }, ALL);
    expect(items.at(-1)).toMatchObject({ name: 'Bee School', distance_miles: null });
    expect((await reader.listPoints({})).unplaced).toBe(1);
  });

  it('returns neither place nor point for a college with only one coordinate', async () => {
    const collegesWithOneCoordinate = [
      { ipedsId: 31, name: 'Latitude', longitude: null },
      { ipedsId: 32, name: 'Longitude', latitude: null },
    ];
    await bringIn(...collegesWithOneCoordinate.map((one) => aCollege({ ...one, city: 'Lonetown', state: 'NM' })));
    const points = await reader.listPoints({ states: ['NM'] });
    const near = parsePlaceName('Athens, GA');
    const { items } = await reader.list({ states: ['NM'] }, { by: 'distance', near }, ALL);

    expect(await reader.listPlaces('lonetown')).toEqual([]);
    expect([points.name, points.unplaced]).toEqual([[], 2]);
    expect(items.map(({ name, distance_miles }) => [name, distance_miles])).toEqual([
      ['Latitude', null],
      ['Longitude', null],
    ]);
    await change({ colleges: [], closed: [31, 32] });
  });

  it('lists places that start with the text before those with a later matching word, larger ones first', async () => {
    await bringIn(
      aCollege({ ipedsId: 6, name: 'North', city: 'New Athens', state: 'IL', enrollment: 90_000 }),
      aCollege({ ipedsId: 7, name: 'Saint', city: 'St. Athens', state: 'OH', enrollment: 7 }),
    );
    const found = async (typed: string) => (await reader.listPlaces(typed)).map(({ name }) => name);
    expect(await found('ath')).toEqual(['Athens, GA', 'Athens, OH', 'New Athens, IL', 'St. Athens, OH']);
    expect(await found('athens, o')).toEqual(['Athens, OH', 'St. Athens, OH']);
    for (const typed of ['athens, ga', 'Athens, Georgia']) expect(await found(typed)).toEqual(['Athens, GA']);
    await bringIn(aCollege({ ipedsId: 10, name: 'South', city: 'New Sparta', state: 'GA' }));
    for (const typed of ['sparta, ga', 'Sparta, Georgia']) expect(await found(typed)).toEqual(['New Sparta, GA']);
    expect(await found('saint ath')).toEqual(['St. Athens, OH']);
    expect(await found('%')).toEqual([]);
    expect(await found('nowhere')).toEqual([]);
  });

  it.each(['Nowhere, OH', 'Athens, TX'])(
    'rejects %p as a starting point, because no college is there',
    async (place) => {
      await expect(reader.list({}, { near: parsePlaceName(place) }, ALL)).rejects.toThrow(UnknownPlace);
      await expect(reader.list({ states: ['WY'] }, { near: parsePlaceName(place) }, ALL)).rejects.toThrow(UnknownPlace);
    },
  );

  it('compares colleges in the requested order and skips unknown IDs', async () => {
    const { items } = await reader.list({}, {}, ALL);
    const [one, two] = [items[3]!.id, items[0]!.id];
    expect((await reader.listDetails([one, 999_999, two])).map(({ id }) => id)).toEqual([one, two]);
    expect(await reader.listDetails([999_999])).toEqual([]);
  });

  it('drops closed colleges, and places without a remaining college', async () => {
    await bringIn(
      aCollege({ ipedsId: 8, name: 'Gone', city: 'Ghost Town', state: 'NV' }),
      aCollege({ ipedsId: 21, name: 'Stays', city: 'Livelytown', state: 'NV' }),
      aCollege({ ipedsId: 22, name: 'Stays too', city: 'Ghost Town', state: 'UT' }),
    );
    const before = (await reader.countFacets({})).total;
    expect(await reader.listPlaces('ghost')).toHaveLength(2);
    await change({ colleges: [], closed: [8] });
    expect(await names({ states: ['NV'] })).toEqual(['Stays']);
    expect((await reader.countFacets({})).total).toBe(before - 1);
    expect((await reader.listPlaces('ghost')).map(({ name }) => name)).toEqual(['Ghost Town, UT']);
    expect(await reader.listPlaces('lively')).toHaveLength(1);
    await change({ colleges: [], closed: [21, 22] });
  });

  it.each(["'", '\\', "' OR 1=1--", '%', '_', '🎓', 'a'.repeat(100)])('accepts the text %p', async (typed) => {
    const filters: CollegeFilters = { query: parseSearch(typed) };
    expect((await reader.countFacets(filters)).total).toBe((await reader.list(filters, { by: 'name' }, ALL)).total);
  });

  it('counts the colleges that may teach a major, and includes them on request', async () => {
    const families = (unknown: string[]) => ({ names: ['Biology'], source: 'families' as const, unknown });
    await bringIn(
      aCollege({ ipedsId: 6, name: 'Eel College', majors: families(['Nursing']) }),
      aCollege({ ipedsId: 7, name: 'Fox College', majors: families([]) }),
      aCollege({ ipedsId: 8, name: 'Gnu College', majors: { names: ['Nursing'], source: 'fields' } }),
      aCollege({ ipedsId: 9, name: 'Hen College', majors: null }),
    );
    const { total, majors, majors_known, majors_grouped } = await reader.countFacets({});
    const nursingFacet = majors.find(({ value }) => value === 'Nursing')!;
    const found = await names({ majors: ['Nursing'] });
    const namesWithUnknown = await names({ majors: ['Nursing'], unreported: ['majors'] });

    expect(found).toContain('Gnu College');
    expect(found).not.toContain('Eel College');
    expect(namesWithUnknown).toEqual(expect.arrayContaining(['Eel College', 'Gnu College', 'Hen College']));
    expect(namesWithUnknown).not.toContain('Fox College');
    expect([found.length, namesWithUnknown.length - found.length]).toEqual([nursingFacet.count, nursingFacet.unknown]);
    expect((await reader.countFacets({ majors: ['Nursing'] })).hidden.majors).toBe(nursingFacet.unknown);
    expect([majors_known, majors_grouped]).toEqual([total - 1, 1]);
    const georgiaFacets = await reader.countFacets({ states: ['GA'] });
    expect(georgiaFacets.majors_known).toBe(georgiaFacets.total);
  });
});
