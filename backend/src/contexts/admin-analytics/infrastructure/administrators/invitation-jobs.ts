import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
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

const PURGE = 'delete-expired-invitations';
const EVERY_NIGHT = '27 3 * * *';

@Injectable()
export class DeleteExpiredInvitations implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(PURGE, () => this.delete());
    this.jobs.schedule(PURGE, EVERY_NIGHT);
  }

  async delete(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'admin_analytics.administrator_invitations',
      key: 'id',
      where: 'expires_at < $1',
      values: [this.clock.now()],
    });
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
