import { Module } from '@nestjs/common';
import { CloseAccount } from './application/account-closing/close-account';
import { EraseAccount } from './application/account-closing/erase-account';
import { EraseDueAccounts } from './application/account-closing/erase-due-accounts';
import { Erasure } from './application/account-closing/ports/erasure';
import { RestoreAccount } from './application/account-closing/restore-account';
import { SendRestoreMail } from './application/account-closing/send-restore-mail';
import { RejectSignIn } from './application/account-closing/reject-sign-in';
import { AccountClosingController } from './infrastructure/account-closing/account-closing.controller';
import { EraseDueAccountsJob } from './infrastructure/account-closing/erase-due-accounts-job';
import { SqlErasure } from './infrastructure/account-closing/sql-erasure';
import { NotifyOwnerWhenAccountClosing } from './infrastructure/account-closing/notify-owner-when-account-closing';
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
    { provide: Erasure, useClass: SqlErasure },
  ],
  exports: [RejectSignIn, SendRestoreMail],
})
export class AccountClosingModule {}
