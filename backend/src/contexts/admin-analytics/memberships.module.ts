import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MessagingModule } from '../messaging';
import { ErasePerson } from './application/memberships/erase-person';
import { FindOwnCollege } from './application/memberships/find-own-college';
import { HandOverMainRole } from './application/memberships/hand-over-main-role';
import { LeaveCollege } from './application/memberships/leave-college';
import { ListAdministrators } from './application/memberships/list-administrators';
import { Adults } from './application/memberships/ports/adults';
import { KnownColleges } from './application/memberships/ports/known-colleges';
import { Erasure } from './application/memberships/ports/erasure';
import { PersonalData } from './application/memberships/ports/personal-data';
import { RequestMembership } from './application/memberships/request-membership';
import { ShowOwnMembership } from './application/memberships/show-own-membership';
import { UpdateAdministratorDetails } from './application/memberships/update-administrator-details';
import { VerifyAdministrator } from './application/memberships/verify-administrator';
import { VerifyMembership } from './application/memberships/verify-membership';
import { CollegeRightsModule } from './college-rights.module';
import { CatalogueKnownColleges } from './infrastructure/memberships/catalogue-known-colleges';
import { LogAdministratorVerified } from './infrastructure/memberships/log-administrator-verified';
import { NotifyAdministratorWhenDecided } from './infrastructure/memberships/notify-administrator-when-decided';
import { RequestMembershipWhenUserBecomesAdministrator } from './infrastructure/memberships/request-membership-when-user-becomes-administrator';
import { LogMainAdministratorChanged } from './infrastructure/memberships/log-main-administrator-changed';
import { AdministratorsController } from './infrastructure/memberships/administrators.controller';
import { CollegeAdminsController } from './infrastructure/memberships/college-admins.controller';
import { CollegeProfileController } from './infrastructure/memberships/college-profile.controller';
import { IdentityAdults } from './infrastructure/memberships/identity-adults';
import { SqlErasure } from './infrastructure/memberships/sql-erasure';
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
  { provide: Adults, useClass: IdentityAdults },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Erasure, useClass: SqlErasure },
];

const listeners = [
  LogAdministratorVerified,
  NotifyAdministratorWhenDecided,
  LogMainAdministratorChanged,
  RequestMembershipWhenUserBecomesAdministrator,
];

/** Memberships of administrators in colleges. */
@Module({
  imports: [IdentityModule, CollegesModule, MessagingModule, CollegeRightsModule],
  controllers: [AdministratorsController, CollegeAdminsController, CollegeProfileController],
  providers: [...useCases, ...adapters, ...listeners],
  exports: [...useCases, ...adapters],
})
export class MembershipsModule {}
