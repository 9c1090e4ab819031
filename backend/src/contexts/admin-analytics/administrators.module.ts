import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { IdentityModule } from '../identity';
import { MessagingModule } from '../messaging';
import { AcceptInvitation, FindInvitation } from './application/administrators/accept-invitation';
import { InviteAdministrator, SendAdministratorInvitation } from './application/administrators/invite-administrator';
import { ListColleagues } from './application/administrators/list-colleagues';
import {
  ChangeAdministrator,
  DecideOnColleague,
  RemoveAdministrator,
} from './application/administrators/manage-administrators';
import { InvitationPages, Invitations } from './application/administrators/ports/invitations';
import { InvitedAccounts } from './application/administrators/ports/invited-accounts';
import { RequireMainAdministrator } from './application/administrators/require-main-administrator';
import { CollegeAdminsController } from './infrastructure/administrators/college-admins.controller';
import { IdentityInvitedAccounts } from './infrastructure/administrators/identity-invited-accounts';
import { OriginInvitationPages, SendAdministratorInvitations } from './infrastructure/administrators/invitation-jobs';
import { InvitationsController } from './infrastructure/administrators/invitations.controller';
import { TypeormInvitations } from './infrastructure/administrators/typeorm-invitations';
import { NotifyAdministratorsOfChanges } from './infrastructure/administrators/notify-administrators-of-changes';
import { MembershipsModule } from './memberships.module';

/** Main administrators invite, approve, change and remove the administrators of their college. */
@Module({
  imports: [IdentityModule, CollegesModule, MessagingModule, MembershipsModule],
  controllers: [CollegeAdminsController, InvitationsController],
  providers: [
    RequireMainAdministrator,
    InviteAdministrator,
    SendAdministratorInvitation,
    ListColleagues,
    ChangeAdministrator,
    RemoveAdministrator,
    DecideOnColleague,
    FindInvitation,
    AcceptInvitation,
    { provide: Invitations, useClass: TypeormInvitations },
    { provide: InvitationPages, useClass: OriginInvitationPages },
    { provide: InvitedAccounts, useClass: IdentityInvitedAccounts },
    SendAdministratorInvitations,
    NotifyAdministratorsOfChanges,
  ],
  exports: [RequireMainAdministrator],
})
export class AdministratorsModule {}
