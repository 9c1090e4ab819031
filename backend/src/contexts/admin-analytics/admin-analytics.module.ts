import { Module, type Provider } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MessagingModule } from '../messaging';
import { AdminAnalyticsFacade } from './admin-analytics.facade';
import { ErasePerson } from './application/erase-person';
import { FindOwnCollege } from './application/find-own-college';
import { HandOverMainRole } from './application/hand-over-main-role';
import { LeaveCollege } from './application/leave-college';
import { ListAdministrators } from './application/list-administrators';
import { DecideOnAdministrator } from './application/moderation/decide-on-administrator';
import { Applicants } from './application/moderation/ports/applicants';
import { Adults } from './application/ports/adults';
import { Interactions } from './application/ports/interactions';
import { KnownColleges } from './application/ports/known-colleges';
import { Erasure } from './application/ports/erasure';
import { PersonalData } from './application/ports/personal-data';
import { RequestMembership } from './application/request-membership';
import { ShowOwnMembership } from './application/show-own-membership';
import { StoreInteraction } from './application/store-interaction';
import { UpdateAdministratorDetails } from './application/update-administrator-details';
import { VerifyAdministrator } from './application/verify-administrator';
import { VerifyMembership } from './application/verify-membership';
import { CollegeRightsModule } from './college-rights.module';
import { CatalogueKnownColleges } from './infrastructure/colleges/catalogue-known-colleges';
import { NoteForAuditWhenAdministratorVerified } from './infrastructure/events/note-for-audit-when-administrator-verified';
import { NotifyAdministratorWhenDecided } from './infrastructure/events/notify-administrator-when-decided';
import { RequestMembershipWhenSomebodyBecomesAdministrator } from './infrastructure/events/request-membership-when-somebody-becomes-administrator';
import { StoreWhatPeopleDoWithColleges } from './infrastructure/events/store-what-people-do-with-colleges';
import { NoteForAuditWhenMainAdministratorChanged } from './infrastructure/events/note-for-audit-when-main-administrator-changed';
import { AdministratorsController } from './infrastructure/http/administrators.controller';
import { CollegeAdminsController } from './infrastructure/http/college-admins.controller';
import { CollegeDeskController } from './infrastructure/http/college-desk.controller';
import { IdentityApplicants } from './infrastructure/moderation/identity-applicants';
import { PendingAdministratorsController } from './infrastructure/moderation/pending-administrators.controller';
import { IdentityAdults } from './infrastructure/identity/identity-adults';
import { DeleteOldInteractionsEveryNight } from './infrastructure/jobs/delete-old-interactions-every-night';
import { SqlErasure } from './infrastructure/persistence/sql-erasure';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { SqlInteractions } from './infrastructure/persistence/sql-interactions';

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
  StoreInteraction,
  DecideOnAdministrator,
];

const adapters: Provider[] = [
  { provide: KnownColleges, useClass: CatalogueKnownColleges },
  { provide: Interactions, useClass: SqlInteractions },
  { provide: Applicants, useClass: IdentityApplicants },
  { provide: Adults, useClass: IdentityAdults },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: Erasure, useClass: SqlErasure },
];

const listeners = [
  NoteForAuditWhenAdministratorVerified,
  NotifyAdministratorWhenDecided,
  NoteForAuditWhenMainAdministratorChanged,
  RequestMembershipWhenSomebodyBecomesAdministrator,
  StoreWhatPeopleDoWithColleges,
  DeleteOldInteractionsEveryNight,
];

@Module({
  imports: [IdentityModule, CollegesModule, MessagingModule, CollegeRightsModule],
  controllers: [
    AdministratorsController,
    CollegeAdminsController,
    CollegeDeskController,
    PendingAdministratorsController,
  ],
  providers: [...useCases, ...adapters, ...listeners, AdminAnalyticsFacade],
  exports: [AdminAnalyticsFacade],
})
export class AdminAnalyticsModule {}
