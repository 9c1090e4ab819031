import type { CollegeReader, CollegeView } from '../../application/directory/ports/college-reader';
import type { DirectoryReader } from '../../application/directory/ports/directory-reader';
import { aCollege } from '../../application/catalogue/testing/a-college';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { parseSearch } from '../../domain/search/search-query';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';

const ALL = { limit: 50, offset: 0 };
const COMMUNITY_COLLEGE = { type: 'Public 2-year', level: '2-year' } as const;
const PRIVATE_COLLEGE = { type: 'Private Non-Profit 4-year', level: '4-year' } as const;
const at = (latitude: number | null, longitude: number | null) => ({ latitude, longitude });
const teaching = (...names: string[]) => ({ majors: { names, source: 'fields' as const } });

/** One degree of latitude is 69 miles. */
const COLLEGES: readonly Partial<FederalCollege>[] = [
  { name: 'Harbor University', city: 'Boston', state: 'MA', enrollment: 9_000, ...at(42.36, -71.06) },
  {
    name: 'Fenway College',
    city: 'Boston',
    state: 'MA',
    enrollment: 4_000,
    ...at(42.34, -71.06),
    ...COMMUNITY_COLLEGE,
  },
  {
    name: 'Roxbury Branch',
    city: 'Boston',
    state: 'MA',
    enrollment: null,
    ipedsId: 10_000_201,
    ...at(null, null),
    ...COMMUNITY_COLLEGE,
  },
  { name: 'Salem College', city: 'Salem', state: 'MA', enrollment: 8_000, ...at(42.52, -70.9), ...COMMUNITY_COLLEGE },
  { name: 'Quincy College', city: 'Quincy', state: 'MA', enrollment: 500, ...at(42.25, -71.0), ...COMMUNITY_COLLEGE },
  {
    name: 'Berkshire Community College',
    city: 'Pittsfield',
    state: 'MA',
    enrollment: 900,
    ...at(42.45, -73.25),
    ...COMMUNITY_COLLEGE,
  },
  { name: 'Boston Place College', city: 'Dayton', state: 'OH', enrollment: 70, ...at(39.76, -84.19) },
  {
    name: 'City Studio',
    city: 'New York',
    state: 'NY',
    enrollment: 800,
    traits: ['arts'],
    ...at(40.73, -74.0),
    ...PRIVATE_COLLEGE,
  },
  {
    name: 'Bridge Studio',
    city: 'Brooklyn',
    state: 'NY',
    enrollment: 900,
    traits: ['arts'],
    ...at(40.69, -73.96),
    ...PRIVATE_COLLEGE,
  },
  {
    name: 'Hudson University',
    city: 'New York',
    state: 'NY',
    enrollment: 20_000,
    ...at(40.74, -74.0),
    ...PRIVATE_COLLEGE,
    ...teaching('Art & Design'),
  },
  {
    name: 'Lake Studio',
    city: 'Buffalo',
    state: 'NY',
    enrollment: 3_000,
    traits: ['arts'],
    ...at(42.9, -78.88),
    ...PRIVATE_COLLEGE,
  },
  {
    name: 'Peachtree College',
    city: 'Atlanta',
    state: 'GA',
    enrollment: 3_500,
    traits: ['historically-black', 'women'],
    ...at(33.75, -84.41),
  },
  { name: 'Piedmont University', city: 'Atlanta', state: 'GA', enrollment: 7_000, ...at(33.76, -84.4) },
  {
    name: 'Buckeye University',
    city: 'Columbus',
    state: 'OH',
    enrollment: 40_000,
    ...at(40.0, -83.0),
    ...teaching('Nursing'),
  },
  {
    name: 'Maple University',
    city: 'Columbus',
    state: 'OH',
    enrollment: 50_000,
    ...at(40.1, -83.0),
    majors: { names: ['History'], source: 'families', unknown: ['Nursing'] },
  },
  {
    name: 'Ohio Nursing School',
    city: 'Dayton',
    state: 'OH',
    enrollment: 60,
    ...at(39.7, -84.2),
    ...teaching('Nursing'),
  },
  {
    name: 'Desert Liberal Art School',
    city: 'Tucson',
    state: 'AZ',
    enrollment: 10,
    ...at(32.2, -110.9),
    ...teaching('History'),
  },
];
const federal = COLLEGES.map((college, number) =>
  aCollege({ ipedsId: number + 1, ...teaching('History'), ...college }),
);

describe.each(READER_SOURCES)('searching for kinds of colleges and places, read from %s', (source) => {
  let reader: CollegeReader;
  let directory: DirectoryReader;
  beforeAll(async () => {
    const made = await createCatalogueOnFreshDatabase(source);
    ({ reader, directory } = made);
    await made.bringIn(...federal);
  });

  const named = (colleges: readonly CollegeView[]) => colleges.map(({ name }) => name);

  it.each([
    [
      'near a city: those in it by size, then the nearest; the branch without coordinates is in it',
      'community college near boston',
      ['Fenway College', 'Roxbury Branch', 'Quincy College', 'Salem College'],
    ],
    ['in a city', 'community colleges in boston', ['Fenway College', 'Roxbury Branch']],
    ['in a city, with its state', 'community college boston ma', ['Fenway College', 'Roxbury Branch']],
    [
      'in a city of which only the beginning is typed',
      'community colleges in bost',
      ['Fenway College', 'Roxbury Branch'],
    ],
    ['in no such city', 'community colleges in springfield', []],
    [
      'in a city with its boroughs: those of the kind, then those that teach it',
      'art school nyc',
      ['Bridge Studio', 'City Studio', 'Hudson University'],
    ],
    ['in a city, by its short name', 'nyc', ['Hudson University', 'Bridge Studio', 'City Studio']],
    [
      'in a state',
      'private colleges in new york',
      ['Hudson University', 'Lake Studio', 'Bridge Studio', 'City Studio'],
    ],
    ['in a state: all of them', 'colleges in georgia', ['Piedmont University', 'Peachtree College']],
    ['of a trait', 'hbcu atlanta', ['Peachtree College']],
    ['of a trait, anywhere', 'women’s colleges', ['Peachtree College']],
    [
      'of a kind alone, before those whose names have the words',
      'art school',
      ['Lake Studio', 'Bridge Studio', 'City Studio', 'Desert Liberal Art School', 'Hudson University'],
    ],
    [
      'with a major: names first, then those that teach it, then those that may',
      'nursing school in ohio',
      ['Ohio Nursing School', 'Buckeye University', 'Maple University'],
    ],
    ['by name although it has a place in it', 'boston place', ['Boston Place College']],
    [
      'with a slip of the finger',
      'comunity college near bostn',
      ['Fenway College', 'Roxbury Branch', 'Quincy College', 'Salem College'],
    ],
  ])('finds colleges %s', async (_, typed, expected) => {
    const query = parseSearch(typed)!;
    const { items, total } = await reader.listMatches(query, ALL);
    const listed = await directory.list({ query }, {}, ALL);
    const namesByOffset = await Promise.all(
      expected.map((_, offset) => reader.listMatches(query, { limit: 1, offset }).then((page) => named(page.items)[0])),
    );
    const byName = await directory.list({ query }, { by: 'name' }, ALL);
    const points = await directory.listPoints({ query });

    expect([named(items), total]).toEqual([expected, expected.length]);
    expect([named(listed.items), listed.total]).toEqual([expected, expected.length]);
    expect(namesByOffset).toEqual(expected);
    expect([named(byName.items).sort(), byName.total]).toEqual([[...expected].sort(), expected.length]);
    expect((await directory.countFacets({ query })).total).toBe(expected.length);
    expect(points.id.length + points.unplaced).toBe(expected.length);
    const reasons = (colleges: readonly CollegeView[]) => new Map(colleges.map(({ id, matched }) => [id, matched]));
    expect(reasons(byName.items)).toEqual(reasons(items));
    expect(reasons(listed.items)).toEqual(reasons(items));
  });

  it.each([
    ['Fenway College', 'community college near boston', 'city', 'In Boston, MA'],
    ['Quincy College', 'community college near boston', 'city', '8 miles from Boston, MA'],
    ['Bridge Studio', 'art school nyc', 'kind', 'Focus on the arts'],
    ['Hudson University', 'art school nyc', 'major', 'Offers Art & Design'],
    ['Bridge Studio', 'nyc', 'city', 'In Brooklyn, NY'],
    ['Peachtree College', 'hbcu atlanta', 'kind', 'Historically Black college'],
    ['Maple University', 'nursing school in ohio', 'major', 'May offer Nursing'],
    ['Piedmont University', 'colleges in georgia', 'state', 'In Atlanta, GA'],
  ])('explains %s for “%s” by %s: %s', async (name, typed, by, text) => {
    const { items } = await reader.listMatches(parseSearch(typed)!, ALL);
    expect(items.find((college) => college.name === name)!.matched).toEqual({ by, text });
  });

  it('keeps the order by distance with another filter', async () => {
    const query = parseSearch('colleges near boston')!;
    const { items, total } = await directory.list({ query, types: ['Public 2-year'] }, {}, ALL);
    expect([named(items), total]).toEqual([['Fenway College', 'Roxbury Branch', 'Quincy College', 'Salem College'], 4]);
  });
});
