import { Module } from '@nestjs/common';
import { ChangePassword } from './application/account/change-password';
import { ChangeRole } from './application/account/change-role';
import { GetOwnAccount, GetOwnAccountWithSecurity } from './application/account/own-account';
import { SendAccountNotice } from './application/account/send-account-notice';
import { UpdateAccount } from './application/account/update-account';
import { OwnAccountController, UserController } from './infrastructure/account/own-account.controller';
import { OwnPictureController } from './infrastructure/account/own-picture.controller';
import { NotifyOwnerWhenAccountChanged } from './infrastructure/account/notify-owner-when-account-changed';
import { CredentialsModule } from './credentials.module';
import { PeopleModule } from './people.module';
import { UsersModule } from './users.module';
import { PicturesModule } from './pictures.module';
import { SessionsModule } from './sessions.module';
import { EmailConfirmationModule } from './email-confirmation.module';

/** A user's own account: profile, picture, password, role. */
@Module({
  imports: [CredentialsModule, UsersModule, PeopleModule, PicturesModule, SessionsModule, EmailConfirmationModule],
  controllers: [OwnAccountController, OwnPictureController, UserController],
  providers: [
    GetOwnAccount,
    GetOwnAccountWithSecurity,
    UpdateAccount,
    ChangePassword,
    ChangeRole,
    SendAccountNotice,
    NotifyOwnerWhenAccountChanged,
  ],
  exports: [GetOwnAccount, SendAccountNotice],
})
export class AccountModule {}
