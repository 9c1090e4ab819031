import { Module } from '@nestjs/common';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { FindOperators } from './application/operators/find-operators';
import { GrantOperator } from './application/operators/grant-operator';
import { Accounts } from './application/operators/ports/accounts';
import { OperatorRules, Operators } from './application/operators/ports/operators';
import { ShowAccounts } from './application/operators/show-accounts';
import { AuditLog } from './application/users/ports/audit-log';
import { SqlAccounts } from './infrastructure/operators/sql-accounts';
import { SqlOperators } from './infrastructure/operators/sql-operators';
import { SqlAuditLog } from './infrastructure/users/sql-audit-log';

/** Who may moderate. */
@Module({
  providers: [
    GrantOperator,
    FindOperators,
    ShowAccounts,
    { provide: Accounts, useClass: SqlAccounts },
    { provide: Operators, useClass: SqlOperators },
    { provide: AuditLog, useClass: SqlAuditLog },
    {
      provide: OperatorRules,
      useFactory: ({ production }: Settings): OperatorRules => ({ twoFactorNeeded: production }),
      inject: [Settings],
    },
  ],
  exports: [GrantOperator, FindOperators, ShowAccounts, OperatorRules],
})
export class OperatorsModule {}
