export { moderationSummaryQueries } from './api/summary';
