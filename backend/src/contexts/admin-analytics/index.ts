export { AdminAnalyticsFacade } from './admin-analytics.facade';
export { AdminAnalyticsModule } from './admin-analytics.module';
