import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { SEND_SUPPORT_COPY, SendSupportCopy } from '../../application/support/contact-support';

/** Sends copies of support requests. */
@Injectable()
export class SendSupportCopyJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendCopy: SendSupportCopy,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: number }>(SEND_SUPPORT_COPY, ({ id }) => this.sendCopy.execute(id));
  }
}
