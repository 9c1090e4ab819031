import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { ActivityModule } from './activity.module';
import { AdministratorsModule } from './administrators.module';
import { AdminAnalyticsFacade } from './admin-analytics.facade';
import { AdminAnalyticsOperatorFacade } from './admin-analytics-operator.facade';
import { AdminAnalyticsDemoFacade } from './admin-analytics-demo.facade';
import { AdminAnalyticsGeneratorFacade } from './admin-analytics-generator.facade';
import { AdminAnalyticsPersonalData } from './admin-analytics-personal-data.facade';
import { BroadcastsModule } from './broadcasts.module';
import { AlumniClaimsModule } from './alumni-claims.module';
import { AlumniListModule } from './alumni-list.module';
import { AlumniImportModule } from './alumni-import.module';
import { ApprovalsModule } from './approvals.module';
import { CollegeSignInSettingsModule } from './college-sign-in-settings.module';
import { DemoModule } from './demo.module';
import { CollegeProfileModule } from './college-profile.module';
import { InteractionsModule } from './interactions.module';
import { MembershipsModule } from './memberships.module';
import { MentoringHistoryModule } from './mentoring-history.module';
import { ResourcesModule } from './resources.module';
import { RosterModule } from './roster.module';
import { StatisticsModule } from './statistics.module';
import { StudyConfirmationsModule } from './study-confirmations.module';
import { SupportModule } from './support.module';
import { WebhooksModule } from './webhooks.module';
import { MembershipVerificationModule } from './membership-verification.module';

const facades = [
  AdminAnalyticsFacade,
  AdminAnalyticsOperatorFacade,
  AdminAnalyticsDemoFacade,
  AdminAnalyticsPersonalData,
  AdminAnalyticsGeneratorFacade,
];

@Module({
  imports: [
    MembershipsModule,
    MembershipVerificationModule,
    AdministratorsModule,
    ApprovalsModule,
    CollegeSignInSettingsModule,
    CollegeProfileModule,
    AlumniImportModule,
    AlumniClaimsModule,
    AlumniListModule,
    RosterModule,
    StudyConfirmationsModule,
    ResourcesModule,
    SupportModule,
    InteractionsModule,
    ActivityModule,
    StatisticsModule,
    MentoringHistoryModule,
    BroadcastsModule,
    WebhooksModule,
    DemoModule,
    IdentityModule,
    CollegesModule,
  ],
  providers: facades,
  exports: facades,
})
export class AdminAnalyticsModule {}
