import { Module } from '@nestjs/common';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { ChangeSuspension } from './application/operators/change-suspension';
import { FindOperators } from './application/operators/find-operators';
import { GrantOperator } from './application/operators/grant-operator';
import { LiftSuspension } from './application/operators/lift-suspension';
import { Accounts } from './application/operators/ports/accounts';
import { OperatorRules, Operators } from './application/operators/ports/operators';
import { ListAccounts } from './application/operators/list-accounts';
import { SuspendUser } from './application/operators/suspend-user';
import { LiftSuspensionsJob } from './infrastructure/operators/lift-suspensions-job';
import { SqlAccounts } from './infrastructure/operators/sql-accounts';
import { SqlOperators } from './infrastructure/operators/sql-operators';
import { UsersModule } from './users.module';

/** Who moderates, and suspensions. */
@Module({
  imports: [UsersModule],
  providers: [
    GrantOperator,
    FindOperators,
    ListAccounts,
    SuspendUser,
    ChangeSuspension,
    LiftSuspension,
    LiftSuspensionsJob,
    { provide: Accounts, useClass: SqlAccounts },
    { provide: Operators, useClass: SqlOperators },
    {
      provide: OperatorRules,
      useFactory: ({ production }: Settings): OperatorRules => ({ twoFactorNeeded: production }),
      inject: [Settings],
    },
  ],
  exports: [GrantOperator, FindOperators, ListAccounts, SuspendUser, ChangeSuspension, LiftSuspension, OperatorRules],
})
export class OperatorsModule {}
