import { Module } from '@nestjs/common';
import { CloseAccount, RestoreAccount } from './application/account-closing/close-account';
import { EraseAccount, EraseDueAccounts } from './application/account-closing/erase-accounts';
import { SendRestoreMail, RejectSignIn } from './application/account-closing/restore-mail';
import { AccountClosingController } from './infrastructure/account-closing/account-closing.controller';
import {
  EraseDueAccountsJob,
  NotifyOwnerWhenAccountClosing,
} from './infrastructure/account-closing/account-closing-jobs';
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
    EraseDueAccountsJob,
    RejectSignIn,
    SendRestoreMail,
    NotifyOwnerWhenAccountClosing,
  ],
  exports: [RejectSignIn, SendRestoreMail],
})
export class AccountClosingModule {}
