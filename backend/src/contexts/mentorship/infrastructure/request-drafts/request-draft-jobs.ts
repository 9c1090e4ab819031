import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { RequestDrafts } from '../../application/connections/ports/connections';
import { daysAfter } from '../../domain/connections/connection-state';
import { DRAFTS } from '../../domain/connections/request-draft';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { EmailChanged, EmailConfirmed } from '../../../identity/index';
import { SendRequestDrafts } from '../../application/request-drafts/request-drafts';

const QUEUE = 'forget-old-request-drafts';
const EVERY_NIGHT = '47 3 * * *';
const BATCH = 1_000;

/** Deletes in batches, so that no statement holds many rows for long. */
@Injectable()
export class DeleteOldRequestDrafts implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly drafts: RequestDrafts,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.deleteOld());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async deleteOld(): Promise<void> {
    const before = daysAfter(this.clock.now(), -DRAFTS.retentionDays);
    while ((await this.drafts.deleteOlderThan(before, BATCH)) === BATCH);
  }
}

@Injectable()
export class SendRequestDraftsWhenEmailConfirmed implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendRequestDrafts: SendRequestDrafts,
  ) {}

  onModuleInit(): void {
    const send = ({ userId }: EmailConfirmed | EmailChanged) => this.sendRequestDrafts.execute(userId);
    this.events.subscribe(EmailConfirmed, 'send-request-drafts-when-email-confirmed', send);
    // Replacing an unconfirmed address confirms the new one.
    this.events.subscribe(EmailChanged, 'send-request-drafts-when-email-changed', send);
  }
}
