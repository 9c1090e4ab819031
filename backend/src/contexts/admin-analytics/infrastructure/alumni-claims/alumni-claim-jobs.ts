import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { SendInvitations } from '../../application/alumni-claims/send-invitations';
import { AlumniImported } from '../../domain/alumni-import/events';

const SEND_INVITATIONS_QUEUE = 'send-alumni-invitations';
/** Also sends reminders, and retries failed emails. */
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Per job, so that it ends long before another instance considers it lost. */
const MAX_MAILS_PER_JOB = 100;

/** Emails imported alumni: right after the import, and later whatever is due. */
@Injectable()
export class SendAlumniInvitations implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: DomainEvents,
    private readonly sendInvitations: SendInvitations,
  ) {}

  onModuleInit(): void {
    this.jobs.process(SEND_INVITATIONS_QUEUE, () => this.send());
    this.jobs.schedule(SEND_INVITATIONS_QUEUE, EVERY_TEN_MINUTES);
    this.events.subscribe(AlumniImported, 'send-invitations-when-alumni-imported', () =>
      this.jobs.send(SEND_INVITATIONS_QUEUE, {}),
    );
  }

  /** Continues in another job until nothing is due. */
  async send(): Promise<void> {
    if (await this.sendInvitations.execute(MAX_MAILS_PER_JOB)) await this.jobs.send(SEND_INVITATIONS_QUEUE, {});
  }
}
