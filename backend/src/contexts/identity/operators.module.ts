import { Module } from '@nestjs/common';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { ChangeSuspension, LiftSuspension, SuspendUser } from './application/operators/suspensions';
import { FindOperators, GrantOperator } from './application/operators/operators';
import { Accounts, OperatorRules, Operators } from './application/operators/ports/operators';
import { ListAccounts } from './application/operators/list-accounts';
import { LiftSuspensionsJob } from './infrastructure/operators/lift-suspensions-job';
import { SqlAccounts, SqlOperators } from './infrastructure/operators/sql-operators';
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
