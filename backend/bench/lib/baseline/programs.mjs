/** The lists of programs with the product's own statements and responses, without the framework. */
import { built } from '../built.mjs';

const colleges = (file) => built(`contexts/colleges/${file}`);
const { ProgramReader } = colleges('application/programs/ports/program-reader.js');
const { parseProgramCursor } = colleges('infrastructure/programs/program-cursor.js');

/** @param {import('./product.mjs').Product} product */
export function programCalls({ get }) {
  const reader = get(ProgramReader);
  return {
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ url: { searchParams } }) => {
      const text = (name) => searchParams.get(name) ?? undefined;
      const sort = text('sort') ?? 'earnings_4_years';
      const order = text('order') ?? (sort === 'debt' || sort === 'name' ? 'asc' : 'desc');
      const after = text('cursor') && parseProgramCursor(text('cursor'));
      const filters = { cip: text('cip'), level: text('level'), state: text('state') };
      const { items } = await reader.list({ ...filters, sort, order, limit: Number(text('limit') ?? 25), after });
      return { body: items };
    },
  };
}
