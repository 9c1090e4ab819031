import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import {
  SEND_ADMINISTRATOR_INVITATION,
  SendAdministratorInvitation,
} from '../../application/administrators/invite-administrator';
import { InvitationPages } from '../../application/administrators/ports/invitations';

@Injectable()
export class SendAdministratorInvitations implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendInvitation: SendAdministratorInvitation,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: number }>(SEND_ADMINISTRATOR_INVITATION, (invitation) =>
      this.sendInvitation.execute(invitation),
    );
  }
}

@Injectable()
export class OriginInvitationPages extends OriginPages implements InvitationPages {
  acceptUrl(token: string): string {
    return this.pageUrl(`/invitation?token=${token}`);
  }
}
