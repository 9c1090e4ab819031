import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
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

/** Always the operator's origin, never a request's Host header. */
@Injectable()
export class OriginInvitationPages extends InvitationPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  acceptUrl(token: string): string {
    return `${this.settings.origin}/invitation?token=${token}`;
  }
}
