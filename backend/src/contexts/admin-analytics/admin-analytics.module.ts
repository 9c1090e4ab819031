import { Module } from '@nestjs/common';
import { AdminAnalyticsFacade } from './admin-analytics.facade';
import { ApprovalsModule } from './approvals.module';
import { InteractionsModule } from './interactions.module';
import { MembershipsModule } from './memberships.module';

@Module({
  imports: [MembershipsModule, ApprovalsModule, InteractionsModule],
  providers: [AdminAnalyticsFacade],
  exports: [AdminAnalyticsFacade],
})
export class AdminAnalyticsModule {}
