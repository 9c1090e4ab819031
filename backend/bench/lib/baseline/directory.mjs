/** The search and the directory of colleges with the product's own statements and responses, without the framework. */
import { facetsFor, toFacetsView, pageFor, pointsFor } from './directory-statements.mjs';
import { built } from '../built.mjs';

const colleges = (file) => built(`contexts/colleges/${file}`);
const { parseSearch } = colleges('domain/search/search-query.js');
const { milesBetween } = colleges('domain/catalogue/places.js');
const { addMatch, MAX_COUNTED_ANSWERS, searchStatement } = colleges('infrastructure/directory/search-statement.js');
const { findWithFallback, markAsSimilar } = colleges('infrastructure/directory/search-fallback.js');
const { correctSpelling } = colleges('infrastructure/directory/search-spelling-sql.js');

/** @param {import('./product.mjs').Product} product */
export function directoryCalls({ unitOfWork }) {
  const query = ({ sql, values }) => unitOfWork.query(sql, values);

  /** Reads again with a similar search when there are no results for the text as typed, like the product. */
  async function asMeant(filters, read) {
    const text = filters.get('q') ? parseSearch(filters.get('q')) : null;
    if (!text) return read(text);
    return findWithFallback(
      text,
      (misspelled) => correctSpelling(unitOfWork, misspelled),
      ({ total }) => total > 0,
      async (meant, other) => {
        const { items, total } = await read(meant);
        return { items: other ? markAsSimilar(other, items) : items, total };
      },
    );
  }

  const search = (filters) =>
    asMeant(filters, async (text) => {
      const hits = await query(searchStatement(text, { limit: 12, offset: 0 }));
      const total = Math.min(hits[0]?.beside.total ?? 0, MAX_COUNTED_ANSWERS);
      return { items: hits.map((row) => collegeOf(row, text)), total };
    });

  const list = (filters) =>
    asMeant(filters, async (text) => {
      const rows = await query(pageFor(filters, text));
      const items = rows.filter(({ id }) => id !== null).map((row) => collegeOf(row, text));
      return { items, total: rows[0].beside.total };
    });

  return {
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ url: { pathname, searchParams } }) => {
      if (pathname.endsWith('/facets')) return { body: toFacetsView((await query(facetsFor(searchParams)))[0]) };
      if (pathname.endsWith('/map')) return { body: (await query(pointsFor(searchParams)))[0] };
      const { items, total } = await (pathname.endsWith('/search') ? search(searchParams) : list(searchParams));
      return { body: items, total };
    },
  };
}

function collegeOf({ beside, ...college }, text) {
  const view = beside.ranked_by ? { ...college, ranked_by: beside.ranked_by } : college;
  const found = text && beside.hit ? addMatch(text, view, beside.hit) : view;
  if (!beside.near) return found;
  return { ...found, distance_miles: college.latitude === null ? null : milesBetween(beside.near, college) };
}
