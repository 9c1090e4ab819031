import { Module } from '@nestjs/common';
import { ChangeSuspension, LiftSuspension, SuspendUser } from './application/operators/suspensions';
import { FindOperators, GrantOperator } from './application/operators/grant-operator';
import { Operators } from './application/operators/ports/operators';
import { ListAccounts } from './application/operators/list-accounts';
import { LiftSuspensionsJob } from './infrastructure/operators/lift-suspensions-job';
import { SqlOperators } from './infrastructure/operators/sql-operators';
import { UsersModule } from './users.module';

/** Operators and suspensions. */
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
    { provide: Operators, useClass: SqlOperators },
  ],
  exports: [GrantOperator, FindOperators, ListAccounts, SuspendUser, ChangeSuspension, LiftSuspension],
})
export class OperatorsModule {}
