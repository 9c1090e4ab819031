import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { AdminAnalyticsFacade } from './admin-analytics.facade';
import { FindOwnCollege } from './application/find-own-college';
import { Memberships } from './application/ports/memberships';
import { RequestMembership } from './application/request-membership';
import { VerifyAdministrator } from './application/verify-administrator';
import { CollegeRightsModule } from './college-rights.module';
import { RequestMembershipWhenAdministratorRegistered } from './infrastructure/events/request-membership-when-administrator-registered';
import { TypeormMemberships } from './infrastructure/persistence/typeorm-memberships';

const useCases = [RequestMembership, VerifyAdministrator, FindOwnCollege];

const adapters: Provider[] = [{ provide: Memberships, useClass: TypeormMemberships }];

@Module({
  imports: [IdentityModule, CollegesModule, CollegeRightsModule],
  providers: [...useCases, ...adapters, RequestMembershipWhenAdministratorRegistered, AdminAnalyticsFacade],
  exports: [AdminAnalyticsFacade],
})
export class AdminAnalyticsModule {}
