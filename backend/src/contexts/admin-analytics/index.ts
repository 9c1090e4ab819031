export { AdminAnalyticsModule } from './admin-analytics.module';
