import { Module } from '@nestjs/common';
import { OriginPages } from '../../shared/infrastructure/settings/origin-pages';
import { IdentityModule } from '../identity';
import { AnswerSupportRequests } from './application/support/answer-support-requests';
import { ContactSupport, SendSupportCopy } from './application/support/contact-support';
import { SupportPages, SupportPeople, SupportRequests } from './application/support/ports/support-requests';
import { IdentitySupportPeople } from './infrastructure/support/identity-support-people';
import { TypeormSupportRequests } from './infrastructure/support/typeorm-support-requests';
import { SendSupportCopyJob } from './infrastructure/support/send-support-copy-job';
import { ModerationSupportController, SupportController } from './infrastructure/support/support.controller';

/** Lets users write to the operators, and operators answer. */
@Module({
  imports: [IdentityModule],
  controllers: [SupportController, ModerationSupportController],
  providers: [
    ContactSupport,
    SendSupportCopy,
    AnswerSupportRequests,
    { provide: SupportRequests, useClass: TypeormSupportRequests },
    { provide: SupportPages, useClass: OriginPages },
    { provide: SupportPeople, useClass: IdentitySupportPeople },
    SendSupportCopyJob,
  ],
  exports: [SupportRequests, ContactSupport],
})
export class SupportModule {}
