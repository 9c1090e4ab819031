/** Reads the statistics of a college with the product's own statements and responses, without the framework. */
import { built, productWithoutFramework } from './product-without-framework.mjs';

const admin = (file) => built(`contexts/admin-analytics/${file}`);

/**
 * @param {string} databaseUrl
 * @param {(statement: import('./product-without-framework.mjs').Statement) => void} [onStatement]
 */
export async function statisticsWithoutFramework(databaseUrl, onStatement) {
  const { get, close } = await productWithoutFramework(databaseUrl, onStatement);
  const { ShowStatistics } = admin('application/statistics/show-statistics.js');
  const { toStatisticsView } = admin('infrastructure/statistics/statistics.dto.js');
  const { Authenticator } = built('shared/application/authenticator.js');
  const authenticator = get(Authenticator);
  const showStatistics = get(ShowStatistics);
  return {
    findOwner: (secret) => authenticator.findOwner(secret),
    read: async ({ id }) => toStatisticsView(await showStatistics.execute(id)),
    close,
  };
}
