/** The finder with the product's own statements and responses, without the framework. */
import { filtersOf } from '../data/finder-questions.mjs';
import { built } from '../built.mjs';

/** @param {import('./product.mjs').Product} product */
export function finderCalls({ get }) {
  const { FindAlumni } = built('contexts/mentorship/application/finder/find-alumni.js');
  const finder = get(FindAlumni);
  return {
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ url: { searchParams }, findOwner }) => {
      const { items, total } = await finder.execute({
        by: await findOwner(),
        filters: filtersOf(searchParams),
        sort: searchParams.get('sort') ?? 'match',
        page: { limit: Number(searchParams.get('limit') ?? 9), offset: Number(searchParams.get('offset') ?? 0) },
      });
      return { body: items, total };
    },
  };
}
