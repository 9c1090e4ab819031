/** The directory of students with the product's own statements and responses, without the framework. */
import { built } from '../built.mjs';

const whole = (text) => (text === null ? undefined : Number(text));

/** @param {import('./product.mjs').Product} product */
export function studentCalls({ get }) {
  const { ListPeople } = built('contexts/mentorship/application/people-directory/list-people.js');
  const listPeople = get(ListPeople);
  return {
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ url: { searchParams }, findOwner }) => {
      const { items, total } = await listPeople.execute({
        by: await findOwner(),
        role: 'student',
        findable: true,
        q: searchParams.get('q') ?? undefined,
        students: { major: searchParams.get('major') ?? undefined, year: whole(searchParams.get('year')) },
        page: {
          limit: Number(searchParams.get('limit')),
          offset: Number(searchParams.get('offset') ?? 0),
          after: whole(searchParams.get('after')),
        },
      });
      return { body: items, total };
    },
  };
}
