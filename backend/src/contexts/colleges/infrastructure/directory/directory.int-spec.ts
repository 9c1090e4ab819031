import type { DataSource } from 'typeorm';
import type { CollegeView } from '../../application/directory/ports/college-reader';
import {
  type CollegeFilters,
  type DirectoryReader,
  type FilterName,
  FILTER_NAMES,
} from '../../application/directory/ports/directory-reader';
import { COLLEGE_KINDS } from '../../domain/catalogue/college-type';
import { CHOICE_FILTERS, FILTER_CHOICES } from '../../domain/catalogue/filter-choices';
import { barIndex, HISTOGRAM_BAR_COUNT, SCALED_FIGURES } from '../../domain/catalogue/filter-histograms';
import { type Sort, SORTS } from '../../domain/directory/sorts';
import { MAJORS } from '../../domain/catalogue/majors';
import { milesBetween, parsePlaceName } from '../../domain/catalogue/places';
import { parseSearch } from '../../domain/search/search-query';
import { STATE_CODES } from '../../../../shared/domain/states';
import { withJoinedFile } from '../import/testing/joined-file';
import { describeAgainstReference } from '../import/testing/reference-data';
import { createCatalogueOnFreshDatabase } from '../import/testing/catalogue-on';
import { READER_SOURCES } from './testing/reader-sources';
import {
  isMajorUnknown,
  getTypeFilterValue,
  type KnownCollege,
  listKnownColleges,
  passesFilters,
  randomFilters,
  createRandom,
  removeFilter,
} from './testing/directory-oracle';

const ALL = { limit: 10_000, offset: 0 };
const BOSTON = parsePlaceName('Boston, MA');

interface OpenedDirectory {
  readonly db: DataSource;
  readonly reader: DirectoryReader;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const toSortedIds = (colleges: readonly { readonly id: number }[]): number[] =>
  colleges.map(({ id }) => id).sort((a, b) => a - b);

/** Tests that hold for every catalog, checked against an evaluation of each college individually. */
function describeDirectory(open: () => Promise<OpenedDirectory>, combinations: number): void {
  let reader: DirectoryReader;
  let allColleges: KnownCollege[];
  beforeAll(async () => {
    const directory = await open();
    reader = directory.reader;
    allColleges = await listKnownColleges(directory.db);
  }, 120_000);

  it('lists, counts and maps the colleges that pass random filters', async () => {
    for (const filters of randomFilters(7, combinations)) {
      const passingColleges = allColleges.filter((college) => passesFilters(college, filters));
      const { items, total } = await reader.list(filters, {}, ALL);
      const points = await reader.listPoints(filters);
      const filterText = JSON.stringify(filters);

      expect([filterText, toSortedIds(items)]).toEqual([filterText, toSortedIds(passingColleges)]);
      expect([filterText, total]).toEqual([filterText, passingColleges.length]);
      expect(toSortedIds(points.id.map((id) => ({ id })))).toEqual(
        toSortedIds(passingColleges.filter(({ latitude }) => latitude !== null)),
      );
      expect(points.id.length + points.unplaced).toBe(total);
      expect(
        new Set(Object.values(points).map((column) => (Array.isArray(column) ? column.length : points.id.length))),
      ).toEqual(new Set([points.id.length]));
    }
  });

  it('counts each value of a filter with all other filters applied', async () => {
    for (const filters of randomFilters(11, combinations)) {
      const facets = await reader.countFacets(filters);
      const listWithoutFilter = (filter: FilterName) =>
        allColleges.filter((college) => passesFilters(college, removeFilter(filters, filter)));
      const [inStates, ofTypes, withMajors] = [
        listWithoutFilter('states'),
        listWithoutFilter('types'),
        listWithoutFilter('majors'),
      ];
      const filterText = JSON.stringify(filters);

      expect([filterText, facets.total]).toEqual([
        filterText,
        allColleges.filter((college) => passesFilters(college, filters)).length,
      ]);
      expect(facets.states).toEqual(
        STATE_CODES.map((value) => ({ value, count: inStates.filter(({ state }) => state === value).length })),
      );
      expect(facets.types).toEqual(
        COLLEGE_KINDS.map((value) => ({
          value,
          count: ofTypes.filter((one) => getTypeFilterValue(one) === value).length,
        })),
      );
      expect(facets.majors).toEqual(
        MAJORS.map((value) => {
          const collegesWithMajor = withMajors.filter(({ majors }) => majors.includes(value));
          const unknown = withMajors.filter((one) => isMajorUnknown(one, value) && !collegesWithMajor.includes(one));
          return { value, count: collegesWithMajor.length, unknown: unknown.length };
        }),
      );
      for (const filter of CHOICE_FILTERS) {
        const others = listWithoutFilter(filter);
        expect(facets[filter]).toEqual(
          FILTER_CHOICES[filter].map((value: string) => ({
            value,
            count: others.filter((one) => one[filter].includes(value)).length,
          })),
        );
        expect(facets.known[filter]).toBe(others.filter((one) => one[filter].length > 0).length);
      }
      for (const figure of SCALED_FIGURES) {
        const bars = listWithoutFilter(figure).map((college) =>
          college[figure] === null ? null : barIndex(figure, college[figure]),
        );
        const countInBar = (bar: number | null): number => bars.filter((candidate) => candidate === bar).length;
        expect(facets[figure]).toMatchObject({
          counts: Array.from({ length: HISTOGRAM_BAR_COUNT }, (_, bar) => countInBar(bar)),
          above: countInBar(HISTOGRAM_BAR_COUNT),
          unreported: countInBar(null),
        });
      }
    }
  });

  it('reports shown plus hidden colleges equal to the total with unreported figures included', async () => {
    for (const filters of randomFilters(13, combinations)) {
      const { total, hidden } = await reader.countFacets(filters);
      for (const figure of SCALED_FIGURES) {
        const filtersWithUnreported = { ...filters, unreported: [...new Set([...(filters.unreported ?? []), figure])] };
        expect(total + hidden[figure]).toBe((await reader.countFacets(filtersWithUnreported)).total);
      }
    }
  });

  it('reports values of an unset filter that add up to the total', async () => {
    for (const filters of randomFilters(17, combinations)) {
      const { states } = await reader.countFacets(removeFilter(filters, 'states'));
      expect(sum(states.map(({ count }) => count))).toBe(
        (await reader.countFacets(removeFilter(filters, 'states'))).total,
      );
      for (const figure of SCALED_FIGURES) {
        const { total, [figure]: histogram } = await reader.countFacets(removeFilter(filters, figure));
        expect(sum(histogram.counts) + histogram.above + histogram.unreported).toBe(total);
      }
    }
  });

  it('reports the result without each filter when there are no results', async () => {
    const filtersWithoutResults = randomFilters(19, combinations * 10).filter(
      (filters) => !allColleges.some((one) => passesFilters(one, filters)),
    );
    expect(filtersWithoutResults.length).toBeGreaterThan(0);
    for (const filters of filtersWithoutResults.slice(0, combinations)) {
      const { total, without: left } = await reader.countFacets(filters);
      expect(total).toBe(0);
      expect(left).toEqual(
        FILTER_NAMES.map((filter) => ({
          filter,
          total: allColleges.filter((college) => passesFilters(college, removeFilter(filters, filter))).length,
        })).filter((one) => one.total > 0),
      );
    }
    expect((await reader.countFacets({})).without).toEqual([]);
  });

  it.each(SORTS)('returns every college once across pages sorted by %s, missing values last', async (by) => {
    const known = new Map(allColleges.map((college) => [college.id, college]));
    const columns: Partial<Record<Sort, (college: CollegeView) => number | null>> = {
      net_price: ({ id }) => known.get(id)!.net_price,
      retention: ({ id }) => known.get(id)!.retention,
      earnings: ({ id }) => known.get(id)!.earnings,
      debt: ({ id }) => known.get(id)!.debt,
      tuition: (college) => college.tuition_in_state,
      admission: (college) => college.admission_rate,
      graduation: (college) => college.graduation_rate,
      enrollment: (college) => college.enrollment,
      distance: (college) => college.distance_miles ?? null,
    };
    for (const order of ['asc', 'desc'] as const) {
      for (const filters of [{}, ...randomFilters(23, 2)]) {
        const { total } = await reader.countFacets(filters);
        const limit = Math.max(1, Math.ceil(total / 5));
        const listedColleges: CollegeView[] = [];
        for (let offset = 0; offset < total; offset += limit) {
          const page = await reader.list(filters, { by, order, near: BOSTON }, { limit, offset });
          expect(page.total).toBe(total);
          listedColleges.push(...page.items);
        }
        expect(new Set(toSortedIds(listedColleges)).size).toBe(total);
        expect(listedColleges).toHaveLength(total);
        const figure = columns[by];
        if (by === 'net_price' || by === 'earnings' || by === 'debt')
          expect(listedColleges.map(({ ranked_by }) => ranked_by!.value)).toEqual(listedColleges.map(columns[by]!));
        else expect(listedColleges.some(({ ranked_by }) => ranked_by)).toBe(by === 'retention' && total > 0);
        if (by === 'popularity')
          expect(listedColleges.map(({ id }) => id)).toEqual(sortByPopularity(listedColleges, order));
        else if (figure) expect(listedColleges.map(figure)).toEqual(sortValues(listedColleges.map(figure), order));
        else expect(listedColleges.map(({ name }) => name.toLowerCase())).toEqual(sortNames(listedColleges, order));
      }
    }
  });

  it('returns the same total for a search text in every order, in the facets and on the map', async () => {
    for (const typed of ['university', 'UCLA', 'colleges in Florida', 'MA', 'nursing', 'U of M', 'univercity', '??']) {
      const filters: CollegeFilters = { query: parseSearch(typed), types: ['Public 4-year'] };
      const best = await reader.list(filters, {}, ALL);
      const byName = await reader.list(filters, { by: 'name' }, ALL);
      const { total } = await reader.countFacets(filters);
      const points = await reader.listPoints(filters);

      expect([typed, best.total]).toEqual([typed, total]);
      expect(best.items).toHaveLength(total);
      expect(toSortedIds(byName.items)).toEqual(toSortedIds(best.items));
      expect(byName.total).toBe(total);
      expect(points.id.length + points.unplaced).toBe(total);
      const reasons = (items: readonly CollegeView[]) => new Map(items.map(({ id, matched }) => [id, matched]));
      expect(reasons(byName.items)).toEqual(reasons(best.items));
      expect((await reader.list(filters, {}, { limit: 5, offset: 100_000 })).total).toBe(total);
    }
  });

  it('reports the distance of each college from the requested place', async () => {
    const [place] = await reader.listPlaces('Boston, MA');
    const { items } = await reader.list({}, { by: 'distance', near: BOSTON }, { limit: 50, offset: 0 });
    for (const { latitude, longitude, distance_miles } of items) {
      expect(distance_miles).toBe(milesBetween(place!, { latitude: latitude!, longitude: longitude! }));
    }
    expect(items[0]!.distance_miles).toBeLessThan(5);
    expect((await reader.list({}, {}, { limit: 1, offset: 0 })).items[0]).not.toHaveProperty('distance_miles');
  });

  it('reports the total beyond the last page', async () => {
    const { items, total } = await reader.list({ states: ['CA'] }, {}, { limit: 10, offset: 999_000 });
    expect(items).toEqual([]);
    expect(total).toBe(allColleges.filter(({ state }) => state === 'CA').length);
  });
}

const sortNames = (colleges: readonly CollegeView[], order: 'asc' | 'desc'): string[] => {
  const sorted = colleges.map(({ name }) => Buffer.from(name.toLowerCase())).sort(Buffer.compare);
  return (order === 'asc' ? sorted : sorted.reverse()).map(String);
};

/**
 * Returns the IDs of colleges that nobody viewed, by popularity: main campuses before branches, then by enrollment
 * divided by the admission rate (roughly the number of applicants), then by name.
 */
const sortByPopularity = (colleges: readonly CollegeView[], order: 'asc' | 'desc'): number[] => {
  const sortByDemand = (some: readonly CollegeView[]): number[] => {
    const lowerName = ({ name }: CollegeView): Buffer => Buffer.from(name.toLowerCase());
    const byName = [...some].sort((a, b) => Buffer.compare(lowerName(a), lowerName(b)) || a.id - b.id);
    const getDemand = ({ enrollment, admission_rate: rate }: CollegeView): number =>
      enrollment === null ? Infinity * (order === 'asc' ? 1 : -1) : Math.round(enrollment / Math.max(rate ?? 1, 0.01));
    const byDemand = byName.sort((a, b) => {
      if (getDemand(a) === getDemand(b)) return 0;
      return getDemand(a) < getDemand(b) === (order === 'asc') ? -1 : 1;
    });
    return byDemand.map(({ id }) => id);
  };
  const isBranch = ({ ipeds_id }: CollegeView): boolean => ipeds_id > 999_999;
  return [...sortByDemand(colleges.filter((one) => !isBranch(one))), ...sortByDemand(colleges.filter(isBranch))];
};

const sortValues = (values: readonly (number | null)[], order: 'asc' | 'desc'): (number | null)[] => {
  const reportedValues = values.filter((value) => value !== null).sort((one, other) => one - other);
  return [
    ...(order === 'asc' ? reportedValues : reportedValues.reverse()),
    ...values.filter((value) => value === null),
  ];
};

describe.each(READER_SOURCES)('the directory of the starter table, read from %s', (source) => {
  describeDirectory(async () => {
    const { db, directory, prepareCatalogue } = await createCatalogueOnFreshDatabase(source);
    await prepareCatalogue.execute();
    return { db, reader: directory };
  }, 25);
});

describeAgainstReference('the directory of the official file', () => {
  describeDirectory(async () => {
    const { db, directory, importColleges } = await createCatalogueOnFreshDatabase();
    await withJoinedFile((from) => importColleges.execute({ from }));
    return { db, reader: directory };
  }, 8);
});

describe('random filters', () => {
  it('are reproducible and use every filter', () => {
    expect(randomFilters(3, 50)).toEqual(randomFilters(3, 50));
    const filterNames = new Set(randomFilters(3, 100).flatMap((filters) => Object.keys(filters)));
    expect(filterNames).toEqual(
      new Set([
        'states',
        'types',
        'majors',
        'unreported',
        ...CHOICE_FILTERS,
        ...SCALED_FIGURES.flatMap((one) => [`${one}_min`, `${one}_max`]),
      ]),
    );
    expect(createRandom(1)()).toBe(createRandom(1)());
  });
});
