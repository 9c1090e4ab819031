import { Module } from '@nestjs/common';
import { CloseAccount } from './application/account-closing/close-account';
import { EraseAccount } from './application/account-closing/erase-account';
import { EraseDueAccounts } from './application/account-closing/erase-due-accounts';
import { Erasure } from './application/account-closing/ports/erasure';
import { RestoreAccount } from './application/account-closing/restore-account';
import { SendRestoreMail } from './application/account-closing/send-restore-mail';
import { TurnAway } from './application/account-closing/turn-away';
import { AccountClosingController } from './infrastructure/account-closing/account-closing.controller';
import { EraseDueAccountsEveryNight } from './infrastructure/account-closing/erase-due-accounts-every-night';
import { SqlErasure } from './infrastructure/account-closing/sql-erasure';
import { TellOwnerWhenAccountClosing } from './infrastructure/account-closing/tell-owner-when-account-closing';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';
import { AccountModule } from './account.module';
import { DataExportModule } from './data-export.module';

/** Closing, restoring and erasing accounts. */
@Module({
  imports: [CredentialsModule, UsersModule, SessionsModule, AccountModule, DataExportModule],
  controllers: [AccountClosingController],
  providers: [
    CloseAccount,
    RestoreAccount,
    EraseAccount,
    EraseDueAccounts,
    EraseDueAccountsEveryNight,
    TurnAway,
    SendRestoreMail,
    TellOwnerWhenAccountClosing,
    { provide: Erasure, useClass: SqlErasure },
  ],
  exports: [TurnAway, SendRestoreMail],
})
export class AccountClosingModule {}
