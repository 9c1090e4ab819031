import { unitOfWorkOn, testSettings } from '../../../../../../test/support/database';
import type { CollegeReader } from '../../../application/directory/ports/college-reader';
import { type CollegeFilters, type DirectoryReader } from '../../../application/directory/ports/directory-reader';
import { collegeAliases } from '../../catalogue/college-aliases';
import { withJoinedFile } from '../../import/testing/joined-file';
import { describeAgainstReference } from '../../import/testing/reference-data';
import { createCatalogueOnFreshDatabase } from '../../import/testing/catalogue-on';
import { SORTS } from '../../../domain/directory/sorts';
import { parsePlace, parsePlaceName } from '../../../domain/catalogue/places';
import { parseSearch } from '../../../domain/search/search-query';
import { createRandom, randomFilters } from '../testing/directory-oracle';
import { createReaders } from '../testing/reader-sources';
import { searchQueries } from '../testing/search-queries';

const PAGE = { limit: 12, offset: 0 };
const ALL = { limit: 10_000, offset: 0 };
const PLACES = ['bos', 'new y', 'saint', 'st. l', 'a', 'springfield, illinois', 'port', 'san', '?', 'qqqq'];

/** Further texts: names of kinds, places and majors, and a few that find nothing. */
const MORE_SEARCHES = [
  'nyc',
  'la',
  'art school nyc',
  'community college near boston',
  'hbcu atlanta',
  'colleges in Vermont',
  'CA',
  'ca',
  'nursing school in ohio',
  'public university texas',
  'women’s colleges',
  'portland or',
  'miami of ohio',
  'U of M',
  'colleges near springfield',
  'universities in the bay area',
  'college boston',
  'st. o',
  'univercity',
  'zzzz qqqq',
  'standford',
  'havard',
  'massachusets institute',
  'trade school dallas',
  'music',
  'cs',
  'x',
  '7',
  'the',
  'of',
];

interface Sources {
  readonly [source: string]: { readonly reader: CollegeReader; readonly directory: DirectoryReader };
}

/** Returns what each search finds as it is typed, letter by letter. */
const listPrefixes = (text: string): string[] => Array.from(text, (_, at) => text.slice(0, at + 1));

/** Reads from the database and from a snapshot, and compares the answers. */
function describeEquivalence(open: () => Promise<{ db: Sources[string]; snapshot: Sources[string] }>): void {
  let db: Sources[string];
  let snapshot: Sources[string];
  beforeAll(async () => {
    ({ db, snapshot } = await open());
  }, 180_000);

  async function expectSame<T>(name: string, read: (from: Sources[string]) => Promise<T>): Promise<void> {
    const [expected, found] = [await read(db!), await read(snapshot!)];
    expect([name, found]).toEqual([name, expected]);
  }

  it('finds the same colleges in the same order, while a text is typed', async () => {
    const random = createRandom(5);
    const prefixes = searchQueries.filter(() => random() < 0.15).flatMap(({ typed }) => listPrefixes(typed));
    const aliases = collegeAliases.filter(() => random() < 0.1).flatMap(([, ...names]) => names);
    const texts = [...searchQueries.map(({ typed }) => typed), ...MORE_SEARCHES, ...prefixes, ...aliases];
    for (const text of new Set(texts)) {
      const query = parseSearch(text);
      if (query) await expectSame(text, ({ reader }) => reader.listMatches(query, PAGE));
    }
  }, 300_000);

  it('finds the same colleges on later pages', async () => {
    for (const text of ['university', 'a', 'college', 'nursing', 'colleges near boston', 'CA', 'state']) {
      for (const offset of [12, 100, 990, 5_000])
        await expectSame(`${text} ${offset}`, ({ reader }) =>
          reader.listMatches(parseSearch(text)!, { limit: 50, offset }),
        );
    }
  }, 120_000);

  it('lists, counts and maps the same colleges with filters, in every order', async () => {
    const texts = ['university', 'UCLA', 'colleges near boston', 'art school', 'nursing', 'CA', 'univercity', '??'];
    const filters: CollegeFilters[] = [
      {},
      ...randomFilters(31, 20),
      ...texts.flatMap((text) => [{ query: parseSearch(text) }, { query: parseSearch(text), states: ['CA', 'MA'] }]),
      { mentors: true },
    ];
    const near = parsePlaceName('Boston, MA');
    for (const one of filters) {
      const text = JSON.stringify(one);
      await expectSame(text, ({ directory }) => directory.countFacets(one));
      await expectSame(text, ({ directory }) => directory.listPoints(one));
      await expectSame(text, ({ directory }) => directory.list(one, {}, { limit: 20, offset: 0 }));
      for (const by of SORTS) {
        for (const order of [undefined, 'asc', 'desc'] as const)
          await expectSame(`${text} ${by} ${order}`, ({ directory }) =>
            directory.list(one, { by, order, near: by === 'distance' ? near : undefined }, { limit: 30, offset: 5 }),
          );
      }
    }
    await expectSame('all, by distance', ({ directory }) => directory.list({}, { by: 'distance', near }, ALL));
  }, 300_000);

  it('measures distances from the same centers of ZIP codes', async () => {
    for (const zip of ['02139', '60601-1234', '96799', '00000']) {
      const near = parsePlace(zip);
      await expectSame(zip, ({ directory }) =>
        directory.list({}, { by: 'distance', near }, ALL).catch((error: unknown) => error),
      );
    }
  });

  it('shows the same details of every college', async () => {
    const { items } = await db!.directory.list({}, {}, ALL);
    const ids = items.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 500)
      await expectSame(`from ${at}`, ({ directory }) => directory.listDetails(ids.slice(at, at + 500)));
    const names = ['net_price', 'admission_rate', 'debt'] as const;
    await expectSame('some figures', ({ directory }) => directory.listFigures(ids.slice(0, 500), names));
    await expectSame('figures of unknown', ({ directory }) => directory.listFigures([ids[1]!, 999_999_999], names));
    await expectSame('one', ({ reader }) => reader.get(ids[0]!));
    await expectSame('unknown', ({ directory }) => directory.listDetails([ids[1]!, 999_999_999, ids[0]!]));
  }, 120_000);

  it('finds the same similar colleges', async () => {
    const { items } = await db!.directory.list({}, {}, ALL);
    const random = createRandom(7);
    for (const { id } of items.filter(() => random() < 100 / items.length))
      await expectSame(`similar to ${id}`, ({ reader }) => reader.listSimilar(id));
  }, 120_000);

  it('lists the same places, and the same colleges on the first page', async () => {
    for (const text of PLACES) await expectSame(text, ({ directory }) => directory.listPlaces(text));
    await expectSame('featured', ({ reader }) => reader.listFeatured());
    await expectSame('popular', ({ reader }) => reader.listPopular(3));
    await expectSame('count', ({ reader }) => reader.count());
  });
}

type Catalogue = Awaited<ReturnType<typeof createCatalogueOnFreshDatabase>>;

async function open(fill: (catalogue: Catalogue) => Promise<unknown>) {
  const catalogue = await createCatalogueOnFreshDatabase();
  await fill(catalogue);
  const on = {
    session: unitOfWorkOn(catalogue.db),
    db: catalogue.db,
    settings: testSettings('postgres://localhost/unused'),
  };
  return { db: createReaders('the database', on), snapshot: createReaders('a snapshot', on) };
}

describe('a snapshot of the starter table', () => {
  describeEquivalence(() => open(({ prepareCatalogue }) => prepareCatalogue.execute()));
});

describeAgainstReference('a snapshot of the official file', () => {
  describeEquivalence(() => open(({ importColleges }) => withJoinedFile((from) => importColleges.execute({ from }))));
});
