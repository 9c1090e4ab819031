import type { Provider, Type } from '@nestjs/common';
import { CloseAccount } from './application/account-closing/close-account';
import { EraseAccount } from './application/account-closing/erase-account';
import { EraseDueAccounts } from './application/account-closing/erase-due-accounts';
import { ChangeSuspension } from './application/operators/change-suspension';
import { LiftSuspension } from './application/operators/lift-suspension';
import { Erasure } from './application/account-closing/ports/erasure';
import { WaysIn } from './application/users/ports/ways-in';
import { RestoreAccount } from './application/account-closing/restore-account';
import { SendRestoreMail } from './application/account-closing/send-restore-mail';
import { SuspendUser } from './application/operators/suspend-user';
import { TurnAway } from './application/account-closing/turn-away';
import { TellOwnerWhenAccountClosing } from './infrastructure/account-closing/tell-owner-when-account-closing';
import { AccountClosingController } from './infrastructure/account-closing/account-closing.controller';
import { EraseDueAccountsEveryNight } from './infrastructure/account-closing/erase-due-accounts-every-night';
import { LiftSuspensionsEveryFiveMinutes } from './infrastructure/operators/lift-suspensions-every-five-minutes';
import { SqlErasure } from './infrastructure/account-closing/sql-erasure';
import { SqlWaysIn } from './infrastructure/users/sql-ways-in';

/** The routes of deleting an account. */
export const accountClosingControllers: Type[] = [AccountClosingController];

/** What the module needs besides for deleting and suspending accounts. */
export const accountClosingProviders: Provider[] = [
  CloseAccount,
  RestoreAccount,
  EraseAccount,
  EraseDueAccounts,
  EraseDueAccountsEveryNight,
  SuspendUser,
  ChangeSuspension,
  LiftSuspension,
  LiftSuspensionsEveryFiveMinutes,
  TurnAway,
  SendRestoreMail,
  TellOwnerWhenAccountClosing,
  { provide: Erasure, useClass: SqlErasure },
  { provide: WaysIn, useClass: SqlWaysIn },
];
