import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MessagingModule } from '../messaging';
import { ErasePerson, LeaveCollege } from './application/memberships/leave-college';
import { FindOwnCollege, ShowOwnMembership } from './application/memberships/own-membership';
import { HandOverMainRole, ListAdministrators } from './application/memberships/college-administrators';
import { KnownColleges } from './application/memberships/ports/known-colleges';
import { PersonalData } from './application/memberships/ports/memberships';
import { RequestMembership, UpdateAdministratorDetails } from './application/memberships/request-membership';
import { VerifyAdministrator, VerifyMembership } from './application/memberships/verify-administrator';
import { MembershipRecordsModule } from './membership-records.module';
import { CatalogueKnownColleges } from './infrastructure/memberships/catalogue-known-colleges';
import {
  LogAdministratorVerified,
  NotifyAdministratorWhenDecided,
  ChangeMembershipsWithRole,
  LogMainAdministratorChanged,
} from './infrastructure/memberships/membership-listeners';
import { AdministratorsController } from './infrastructure/memberships/administrators.controller';
import { SqlPersonalData } from './infrastructure/memberships/sql-personal-data';

const useCases = [
  RequestMembership,
  UpdateAdministratorDetails,
  VerifyAdministrator,
  VerifyMembership,
  LeaveCollege,
  ErasePerson,
  ShowOwnMembership,
  FindOwnCollege,
  HandOverMainRole,
  ListAdministrators,
];

const adapters: Provider[] = [
  { provide: KnownColleges, useClass: CatalogueKnownColleges },
  { provide: PersonalData, useClass: SqlPersonalData },
];

const listeners = [
  LogAdministratorVerified,
  NotifyAdministratorWhenDecided,
  LogMainAdministratorChanged,
  ChangeMembershipsWithRole,
];

/** Memberships of administrators in colleges. */
@Module({
  imports: [IdentityModule, CollegesModule, MessagingModule, MembershipRecordsModule],
  controllers: [AdministratorsController],
  providers: [...useCases, ...adapters, ...listeners],
  exports: [...useCases, ...adapters, MembershipRecordsModule],
})
export class MembershipsModule {}
