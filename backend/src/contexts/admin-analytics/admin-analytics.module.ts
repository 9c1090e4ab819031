import { Module } from '@nestjs/common';
import { AdminAnalyticsFacade } from './admin-analytics.facade';
import { AlumniClaimsModule } from './alumni-claims.module';
import { AlumniListModule } from './alumni-list.module';
import { AlumniImportModule } from './alumni-import.module';
import { ApprovalsModule } from './approvals.module';
import { CollegeProfileModule } from './college-profile.module';
import { InteractionsModule } from './interactions.module';
import { MembershipsModule } from './memberships.module';

@Module({
  imports: [
    MembershipsModule,
    ApprovalsModule,
    CollegeProfileModule,
    AlumniImportModule,
    AlumniClaimsModule,
    AlumniListModule,
    InteractionsModule,
  ],
  providers: [AdminAnalyticsFacade],
  exports: [AdminAnalyticsFacade],
})
export class AdminAnalyticsModule {}
