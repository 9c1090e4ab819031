import { Module } from '@nestjs/common';
import { CollegesModule } from '../colleges';
import { MessagingModule } from '../messaging';
import { VerificationPages, Verifications, VerificationSecrets } from './application/verification/ports/verifications';
import { VerificationNotices } from './application/verification/ports/verification-notices';
import { RemindOfVerification } from './application/verification/remind-of-verification';
import {
  ConfirmVerification,
  SendVerificationCode,
  StartVerification,
} from './application/verification/verify-by-code';
import { CheckDnsRecord, ShowVerificationStatus } from './application/verification/verify-by-dns';
import { TxtRecords } from './application/verification/ports/txt-records';
import { DnsTxtRecords } from './infrastructure/verification/dns-txt-records';
import { KeyedVerificationSecrets } from './infrastructure/verification/keyed-verification-secrets';
import { MessagingVerificationNotices } from './infrastructure/verification/messaging-verification-notices';
import { OriginVerificationPages } from './infrastructure/verification/origin-verification-pages';
import { TypeormVerifications } from './infrastructure/verification/typeorm-verifications';
import { SendVerificationCodes, VerificationUpkeep } from './infrastructure/verification/verification-jobs';
import { VerificationController } from './infrastructure/verification/verification.controller';
import { MembershipsModule } from './memberships.module';

/** Administrators prove with an emailed code that they work at their college, and the first one with a DNS record. */
@Module({
  imports: [CollegesModule, MessagingModule, MembershipsModule],
  controllers: [VerificationController],
  providers: [
    StartVerification,
    SendVerificationCode,
    ConfirmVerification,
    RemindOfVerification,
    ShowVerificationStatus,
    CheckDnsRecord,
    { provide: TxtRecords, useFactory: () => new DnsTxtRecords() },
    { provide: VerificationSecrets, useClass: KeyedVerificationSecrets },
    { provide: VerificationPages, useClass: OriginVerificationPages },
    { provide: Verifications, useClass: TypeormVerifications },
    { provide: VerificationNotices, useClass: MessagingVerificationNotices },
    SendVerificationCodes,
    VerificationUpkeep,
  ],
  exports: [TxtRecords, VerificationSecrets],
})
export class MembershipVerificationModule {}
