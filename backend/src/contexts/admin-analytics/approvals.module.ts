import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { DecideOnAdministrator } from './application/approvals/decide-on-administrator';
import { Applicants } from './application/approvals/ports/applicants';
import { IdentityApplicants } from './infrastructure/approvals/identity-applicants';
import { PendingAdministratorsController } from './infrastructure/approvals/pending-administrators.controller';
import { MembershipsModule } from './memberships.module';

/** Operators approve or refuse people who want to represent a college. */
@Module({
  imports: [IdentityModule, CollegesModule, MembershipsModule],
  controllers: [PendingAdministratorsController],
  providers: [DecideOnAdministrator, { provide: Applicants, useClass: IdentityApplicants }],
  exports: [DecideOnAdministrator],
})
export class ApprovalsModule {}
