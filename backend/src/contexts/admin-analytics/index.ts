export { AdminAnalyticsModule } from './admin-analytics.module';
export { AdminAnalyticsFacade, type OwnCollegeAdmin } from './admin-analytics.facade';
export {
  AdminAnalyticsOperatorFacade,
  type ImportProgress,
  type ImportResult,
} from './admin-analytics-operator.facade';
export { AdminAnalyticsDemoFacade } from './admin-analytics-demo.facade';
export {
  AdminAnalyticsGeneratorFacade,
  type GeneratedConsent,
  type GeneratedInteraction,
} from './admin-analytics-generator.facade';
export { AdminAnalyticsPersonalData } from './admin-analytics-personal-data.facade';
