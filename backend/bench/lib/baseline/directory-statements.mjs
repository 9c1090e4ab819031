/** The product's own statements for the requests of the directory page. */
import { built } from '../built.mjs';

const colleges = (file) => built(`contexts/colleges/${file}`);
const { CHOICE_FILTERS } = colleges('domain/catalogue/filter-choices.js');
const { SCALED_FIGURES } = colleges('domain/catalogue/filter-histograms.js');
const { parsePlaceName } = colleges('domain/catalogue/places.js');
const { parseSearch } = colleges('domain/search/search-query.js');
const { pageStatement } = colleges('infrastructure/directory/directory-page.js');
const { toFacetsView, facetsStatement } = colleges('infrastructure/directory/directory-facets.js');
const { pointsStatement } = colleges('infrastructure/directory/directory-page.js');

export { toFacetsView };

const LISTS = ['states', 'types', 'majors', ...CHOICE_FILTERS, 'unreported'];
const BOUNDS = SCALED_FIGURES.flatMap((figure) => [`${figure}_min`, `${figure}_max`]);

const textOf = (asked) => (asked.get('q') ? parseSearch(asked.get('q')) : null);

function filtersOf(asked, query) {
  return {
    ...(query ? { query } : {}),
    ...Object.fromEntries(LISTS.filter((name) => asked.has(name)).map((name) => [name, asked.getAll(name)])),
    ...Object.fromEntries(BOUNDS.filter((name) => asked.has(name)).map((name) => [name, Number(asked.get(name))])),
  };
}

/**
 * @param {URLSearchParams} asked
 * @param {object | null} query the parsed search text
 */
export function pageFor(asked, query = textOf(asked)) {
  const near = asked.get('near');
  return pageStatement(
    filtersOf(asked, query),
    {
      by: asked.get('sort') ?? undefined,
      order: asked.get('order') ?? undefined,
      near: near ? parsePlaceName(near) : undefined,
    },
    { limit: Number(asked.get('limit') ?? 50), offset: Number(asked.get('offset') ?? 0) },
  );
}

/** @param {URLSearchParams} asked */
export const facetsFor = (asked) => facetsStatement(filtersOf(asked, textOf(asked)));

/** @param {URLSearchParams} asked */
export const pointsFor = (asked) => pointsStatement(filtersOf(asked, textOf(asked)));
