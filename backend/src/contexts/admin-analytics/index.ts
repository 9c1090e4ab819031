export { AdminAnalyticsFacade, type ImportProgress, type ImportResult, type OwnCollegeAdmin } from './admin-analytics.facade';
export { AdminAnalyticsModule } from './admin-analytics.module';
