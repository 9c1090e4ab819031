export { AdminAnalyticsFacade } from './admin-analytics.facade';
export type { ImportResult } from './application/alumni-import/import-alumni';
export type { ImportProgress } from './application/alumni-import/ports/import-surroundings';
export { AdminAnalyticsModule } from './admin-analytics.module';
