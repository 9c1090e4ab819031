import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { DecideOnAdministrator } from './application/approvals/decide-on-administrator';
import { PendingAdministratorsController } from './infrastructure/approvals/pending-administrators.controller';
import { MembershipsModule } from './memberships.module';

/** Operators approve or refuse people who want to represent a college. */
@Module({
  imports: [CollegesModule, MembershipsModule],
  controllers: [PendingAdministratorsController],
  providers: [DecideOnAdministrator],
  exports: [DecideOnAdministrator],
})
export class ApprovalsModule {}
