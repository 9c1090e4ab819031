import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { SendInvitations } from '../../application/alumni-claims/send-invitations';
import { AlumniImported } from '../../domain/alumni-import/events';

const SEND = 'send-alumni-invitations';
/** Also sends reminders, and retries failed emails. */
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Per job, so that it ends long before another instance considers it lost. */
const MAX_MAILS = 100;

/** Emails imported alumni: right after the import, and later whatever is due. */
@Injectable()
export class SendAlumniInvitations implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly sendInvitations: SendInvitations,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SEND, () => this.send());
    this.jobs.schedule(SEND, EVERY_TEN_MINUTES);
    this.events.subscribe(AlumniImported, 'send-invitations-when-alumni-imported', () => this.jobs.send(SEND, {}));
  }

  /** Continues in another job until nothing is due. */
  async send(): Promise<void> {
    if (await this.sendInvitations.execute(MAX_MAILS)) await this.jobs.send(SEND, {});
  }
}

const PURGE = 'delete-unclaimed-alumni';
const EVERY_NIGHT = '37 3 * * *';

/** Deletes imported people who neither claimed nor declined in time. */
@Injectable()
export class DeleteUnclaimedAlumni implements OnModuleInit {
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
      from: 'admin_analytics.imported_alumni',
      key: 'id',
      where: 'claimed_by IS NULL AND purge_at <= $1',
      values: [this.clock.now()],
    });
  }
}
