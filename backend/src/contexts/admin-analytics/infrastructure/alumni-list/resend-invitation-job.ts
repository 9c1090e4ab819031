import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { SendInvitations } from '../../application/alumni-claims/send-invitations';
import { SEND_INVITATION_AGAIN } from '../../application/alumni-list/change-alumni';

@Injectable()
export class ResendInvitationJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendInvitations: SendInvitations,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: number }>(SEND_INVITATION_AGAIN, ({ id }) => this.sendInvitations.resendInvitation(id));
  }
}
