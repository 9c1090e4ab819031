import type { Provider, Type } from '@nestjs/common';
import { CloseAccount } from './application/close-account';
import { EraseAccount } from './application/erase-account';
import { EraseDueAccounts } from './application/erase-due-accounts';
import { ChangeSuspension } from './application/change-suspension';
import { LiftSuspension } from './application/lift-suspension';
import { Erasure } from './application/ports/erasure';
import { WaysIn } from './application/ports/ways-in';
import { RestoreAccount } from './application/restore-account';
import { SendRestoreMail } from './application/send-restore-mail';
import { SuspendUser } from './application/suspend-user';
import { TurnAway } from './application/turn-away';
import { TellOwnerWhenAccountClosing } from './infrastructure/events/tell-owner-when-account-closing';
import { AccountClosingController } from './infrastructure/http/account-closing.controller';
import { EraseDueAccountsEveryNight } from './infrastructure/jobs/erase-due-accounts-every-night';
import { LiftSuspensionsEveryFiveMinutes } from './infrastructure/jobs/lift-suspensions-every-five-minutes';
import { SqlErasure } from './infrastructure/persistence/sql-erasure';
import { SqlWaysIn } from './infrastructure/persistence/sql-ways-in';

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
