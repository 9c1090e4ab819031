import { Module } from '@nestjs/common';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { RefusedRequestRecorder } from '../../shared/infrastructure/http/request-log';
import { OperatorRules } from './domain/users/operator';
import { AuditLogReader } from './application/users/ports/audit-log-reader';
import { AuditLog, UserReader, Users, AccessCredentials } from './application/users/ports/users';
import { EmailTokens, PageAddresses } from './application/users/ports/email-tokens';
import { OriginPageAddresses } from './infrastructure/users/origin-page-addresses';
import { AuditedRefusals } from './infrastructure/users/audited-refusals';
import { SqlAuditLog, TypeormUsers } from './infrastructure/users/typeorm-users';
import { SqlAuditLogReader } from './infrastructure/users/sql-audit-log-reader';
import { SqlUserReader } from './infrastructure/users/sql-user-reader';
import { SqlAccessCredentials } from './infrastructure/users/sql-access-credentials';
import { TypeormEmailTokens } from './infrastructure/users/typeorm-email-tokens';

/** Accounts and the audit log. */
@Module({
  providers: [
    { provide: Users, useClass: TypeormUsers },
    { provide: UserReader, useClass: SqlUserReader },
    { provide: EmailTokens, useClass: TypeormEmailTokens },
    { provide: AccessCredentials, useClass: SqlAccessCredentials },
    { provide: AuditLog, useClass: SqlAuditLog },
    { provide: AuditLogReader, useClass: SqlAuditLogReader },
    { provide: PageAddresses, useClass: OriginPageAddresses },
    { provide: RefusedRequestRecorder, useClass: AuditedRefusals },
    {
      provide: OperatorRules,
      useFactory: ({ production }: Settings): OperatorRules => ({ twoFactorNeeded: production }),
      inject: [Settings],
    },
  ],
  exports: [
    Users,
    AuditLogReader,
    UserReader,
    EmailTokens,
    AccessCredentials,
    AuditLog,
    PageAddresses,
    RefusedRequestRecorder,
    OperatorRules,
  ],
})
export class UsersModule {}
