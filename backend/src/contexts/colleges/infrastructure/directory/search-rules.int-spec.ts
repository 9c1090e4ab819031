import type { DataSource } from 'typeorm';
import type { CollegeReader, CollegeView } from '../../application/directory/ports/college-reader';
import type { DirectoryReader } from '../../application/directory/ports/directory-reader';
import { aCollege } from '../../application/catalogue/testing/a-college';
import { parseSearch } from '../../domain/search/search-query';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';

const ALL = { limit: 50, offset: 0 };

/** Name, state, students, aliases and majors of each college; its IPEDS ID is its position, from 1. */
const COLLEGES: readonly [string, string, number, string[]?, string[]?][] = [
  ['Alder College', 'OH', 100, ['Tulip', 'Rose']],
  ['Birch College', 'PA', 300, ['Tulip']],
  ['Tulip Grove', 'OH', 9_000],
  ['Cedar College', 'OH', 200, ['Daisy']],
  ['Oak Ridge Institute', 'OH', 700],
  ['Oriole College', 'OH', 50],
  ['Elm', 'OH', 10],
  ['Elm', 'PA', 20],
  ['Elm Grove College', 'OH', 5_000],
  ['Yew College', 'MI', 30],
  ['Willow College', 'MI', 800, [], ['Philosophy']],
  ['Zinnia College', 'MI', 900, [], ['Physics']],
  ['Orchard Hall', 'PA', 60, ['OH']],
];
const federal = COLLEGES.map(([name, state, enrollment, aliases = [], majors = ['History']], at) =>
  aCollege({
    ipedsId: at + 1,
    name,
    state,
    enrollment,
    aliases,
    city: 'Sampleton',
    majors: { names: majors, source: 'fields' },
  }),
);
const IN_OHIO = [
  'Tulip Grove OH',
  'Elm Grove College OH',
  'Oak Ridge Institute OH',
  'Cedar College OH',
  'Alder College OH',
  'Oriole College OH',
  'Elm OH',
];

describe.each(READER_SOURCES)('searching a few colleges, read from %s', (source) => {
  let db: DataSource;
  let reader: CollegeReader;
  let directory: DirectoryReader;
  beforeAll(async () => {
    const made = await createCatalogueOnFreshDatabase(source);
    ({ db, reader, directory } = made);
    await made.bringIn(...federal.slice(0, 9));
    await made.bringIn(...federal.slice(9));
    await db.query(
      `INSERT INTO colleges.college_aliases (college_id, kind, key, alias, position)
       SELECT id, 'curated', lower(alias), alias, position
       FROM colleges.colleges, unnest(ARRAY['Rose', 'OH']) WITH ORDINALITY AS a (alias, position)
       WHERE name = 'Yew College'`,
    );
  });

  const named = (colleges: readonly CollegeView[]) => colleges.map(({ name, state }) => `${name} ${state}`);

  it.each([
    [
      'an alias: who is called so first, the larger one before',
      'tulip',
      ['Birch College PA', 'Alder College OH', 'Tulip Grove OH'],
    ],
    ['an alias within a state', 'tulip ohio', ['Alder College OH', 'Tulip Grove OH']],
    ['an alias within a state that one alone has', 'daisy ohio', ['Cedar College OH']],
    ['a curated alias before a federal one', 'rose', ['Yew College MI', 'Alder College OH']],
    [
      'the beginning of a name before that of an alias',
      'tuli',
      ['Tulip Grove OH', 'Birch College PA', 'Alder College OH'],
    ],
    ['initials', 'ori', ['Oak Ridge Institute OH', 'Oriole College OH']],
    ['initials within a state, which say too little', 'ori ohio', ['Oriole College OH']],
    ['a whole name', 'elm', ['Elm PA', 'Elm OH', 'Elm Grove College OH']],
    ['a whole name within a state', 'elm ohio', ['Elm OH', 'Elm Grove College OH']],
    ['majors', 'ph', ['Zinnia College MI', 'Willow College MI']],
    ['a code in capitals: a curated alias, then the state', 'OH', ['Yew College MI', ...IN_OHIO, 'Orchard Hall PA']],
    ['the same in small letters: any alias', 'oh', ['Yew College MI', 'Orchard Hall PA', ...IN_OHIO]],
    ['places only', 'colleges in ohio', IN_OHIO],
  ])('finds %s', async (_, typed, expected) => {
    const query = parseSearch(typed)!;
    const { items, total } = await reader.listMatches(query, ALL);
    const listed = await directory.list({ query }, {}, ALL);
    const oneByOne = await Promise.all(
      expected.map((_, offset) => reader.listMatches(query, { limit: 1, offset }).then((page) => named(page.items)[0])),
    );
    const byName = await directory.list({ query }, { by: 'name' }, ALL);

    expect([named(items), total]).toEqual([expected, expected.length]);
    expect([named(listed.items), listed.total]).toEqual([expected, expected.length]);
    expect(oneByOne).toEqual(expected);
    expect([named(byName.items).sort(), byName.total]).toEqual([[...expected].sort(), expected.length]);
    expect((await directory.countFacets({ query })).total).toBe(expected.length);
    const reasons = (colleges: readonly CollegeView[]) => new Map(colleges.map(({ id, matched }) => [id, matched]));
    expect(reasons(byName.items)).toEqual(reasons(items));
  });

  it.each([
    ['Alder College', 'tuli', 'Also known as Tulip'],
    ['Yew College', 'rose', 'Also known as Rose'],
    ['Zinnia College', 'ph', 'Offers Physics'],
    ['Willow College', 'ph', 'Offers Philosophy'],
    ['Oak Ridge Institute', 'ori', 'Oak Ridge Institute'],
  ])('explains %s for “%s”: %s', async (name, typed, text) => {
    const { items } = await reader.listMatches(parseSearch(typed)!, ALL);
    expect(items.find((college) => college.name === name)!.matched!.text).toBe(text);
  });

  it('keeps the order of the answers with another filter', async () => {
    const query = parseSearch('tulip')!;
    const { items, total } = await directory.list({ query, states: ['OH'] }, {}, ALL);
    expect([named(items), total]).toEqual([['Alder College OH', 'Tulip Grove OH'], 2]);
    const states = (await directory.countFacets({ query, states: ['MI'] })).states.filter(({ count }) => count > 0);
    expect(states).toEqual([
      { value: 'OH', count: 2 },
      { value: 'PA', count: 1 },
    ]);
  });
});
