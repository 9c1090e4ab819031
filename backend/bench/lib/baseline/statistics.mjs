/** The statistics of a college with the product's own statements and responses, without the framework. */
import { built } from '../built.mjs';

const admin = (file) => built(`contexts/admin-analytics/${file}`);

/** @param {import('./product.mjs').Product} product */
export function statisticsCalls({ get }) {
  const { ShowStatistics } = admin('application/statistics/show-statistics.js');
  const { toStatisticsView } = admin('infrastructure/statistics/statistics.dto.js');
  const showStatistics = get(ShowStatistics);
  const calls = {
    read: async ({ id }) => toStatisticsView(await showStatistics.execute(id)),
    /** @param {import('./server.mjs').Call} call @returns {Promise<import('./server.mjs').Answer>} */
    answer: async ({ findOwner }) => ({ body: await calls.read(await findOwner()) }),
  };
  return calls;
}
