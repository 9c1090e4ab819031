export { AdminAnalyticsFacade, type ImportProgress, type ImportResult } from './admin-analytics.facade';
export { AdminAnalyticsModule } from './admin-analytics.module';
