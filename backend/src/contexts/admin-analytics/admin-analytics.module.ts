import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { AdminAnalyticsFacade } from './admin-analytics.facade';
import { FindOwnCollege } from './application/find-own-college';
import { Adults } from './application/ports/adults';
import { Interactions } from './application/ports/interactions';
import { Memberships } from './application/ports/memberships';
import { PersonalData } from './application/ports/personal-data';
import { RequestMembership } from './application/request-membership';
import { StoreInteraction } from './application/store-interaction';
import { VerifyAdministrator } from './application/verify-administrator';
import { CollegeRightsModule } from './college-rights.module';
import { RequestMembershipWhenAdministratorRegistered } from './infrastructure/events/request-membership-when-administrator-registered';
import { StoreWhatPeopleDoWithColleges } from './infrastructure/events/store-what-people-do-with-colleges';
import { CollegeDeskController } from './infrastructure/http/college-desk.controller';
import { IdentityAdults } from './infrastructure/identity/identity-adults';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { SqlInteractions } from './infrastructure/persistence/sql-interactions';
import { TypeormMemberships } from './infrastructure/persistence/typeorm-memberships';

const useCases = [RequestMembership, VerifyAdministrator, FindOwnCollege, StoreInteraction];

const adapters: Provider[] = [
  { provide: Memberships, useClass: TypeormMemberships },
  { provide: Interactions, useClass: SqlInteractions },
  { provide: Adults, useClass: IdentityAdults },
  { provide: PersonalData, useClass: SqlPersonalData },
];

const listeners = [RequestMembershipWhenAdministratorRegistered, StoreWhatPeopleDoWithColleges];

@Module({
  imports: [IdentityModule, CollegesModule, CollegeRightsModule],
  controllers: [CollegeDeskController],
  providers: [...useCases, ...adapters, ...listeners, AdminAnalyticsFacade],
  exports: [AdminAnalyticsFacade],
})
export class AdminAnalyticsModule {}
