import { Module, type Provider } from '@nestjs/common';
import { Authenticator } from '../../shared/application/authenticator';
import { accountClosingControllers, accountClosingProviders } from './account-closing.parts';
import { Refusals } from '../../shared/infrastructure/http/refusal-log';
import { AskForPasswordReset } from './application/password-reset/ask-for-password-reset';
import { CancelEmailChange } from './application/email-confirmation/cancel-email-change';
import { ChangePassword } from './application/account/change-password';
import { ChangeRole } from './application/account/change-role';
import { CheckOwnPassword } from './application/sessions/check-own-password';
import { CompleteSignIn } from './application/sign-in/complete-sign-in';
import { ConfirmEmail } from './application/email-confirmation/confirm-email';
import { ConfirmItIsYou } from './application/sessions/confirm-it-is-you';
import { CreateAdmin } from './application/registration/create-admin';
import { DisableTwoFactor } from './application/two-factor/disable-two-factor';
import { EnableTwoFactor } from './application/two-factor/enable-two-factor';
import { EndOwnSession } from './application/sessions/end-own-session';
import { EndOwnSessions } from './application/sessions/end-own-sessions';
import { FindCollegeAdmin } from './application/people/find-college-admin';
import { ListOwnSessions } from './application/sessions/list-own-sessions';
import { OpenSession } from './application/sign-in/open-session';
import { AuditLog } from './application/users/ports/audit-log';
import { CommonPasswords } from './application/credentials/ports/common-passwords';
import { EmailTokens } from './application/users/ports/email-tokens';
import { HalfSessions } from './application/two-factor/ports/half-sessions';
import { OneTimeCodes } from './application/two-factor/ports/one-time-codes';
import { OwnSessions } from './application/sessions/ports/own-sessions';
import { PageAddresses } from './application/users/ports/page-addresses';
import { PasswordHasher } from './application/credentials/ports/password-hasher';
import { PeopleReader } from './application/people/ports/people-reader';
import { PersonalData } from './application/data-export/ports/personal-data';
import { Registrations } from './application/registration/ports/registrations';
import { SecondFactors } from './application/two-factor/ports/second-factors';
import { Sessions } from './application/sessions/ports/sessions';
import { SignInGuesses } from './application/credentials/ports/sign-in-guesses';
import { UserReader } from './application/users/ports/user-reader';
import { Users } from './application/users/ports/users';
import { LiveSessions } from '../../shared/application/live-sessions';
import { ReadOwnAccount } from './application/account/read-own-account';
import { ReadOwnProfile } from './application/account/read-own-profile';
import { RegisterUser } from './application/registration/register-user';
import { RenewRecoveryCodes } from './application/two-factor/renew-recovery-codes';
import { RenewSession } from './application/sessions/renew-session';
import { ResendConfirmation } from './application/email-confirmation/resend-confirmation';
import { ResetPassword } from './application/password-reset/reset-password';
import { ResetPasswordByOperator } from './application/password-reset/reset-password-by-operator';
import { SeedDemoPeople } from './application/registration/seed-demo-people';
import { SendAccountNotice } from './application/account/send-account-notice';
import { SendConfirmationMail } from './application/email-confirmation/send-confirmation-mail';
import { SendEmailChangeMails } from './application/email-confirmation/send-email-change-mails';
import { SendResetMail } from './application/password-reset/send-reset-mail';
import { SetUpTwoFactor } from './application/two-factor/set-up-two-factor';
import { ListForDirectory } from './application/people/list-for-directory';
import { ShowPeople } from './application/people/show-people';
import { SignIn } from './application/sign-in/sign-in';
import { SignOut } from './application/sessions/sign-out';
import { UpdateAccount } from './application/account/update-account';
import { UseSecondFactor } from './application/two-factor/use-second-factor';
import { dataExportControllers, dataExportProviders } from './data-export.parts';
import { externalSignInControllers, externalSignInProviders } from './external-sign-in.parts';
import { IdentityFacade } from './identity.facade';
import { OperatorsModule } from './operators.module';
import { pictureControllers, pictureProviders } from './pictures.parts';
import { OtplibOneTimeCodes } from './infrastructure/two-factor/otplib-one-time-codes';
import { SendConfirmationMailWhenUserRegistered } from './infrastructure/email-confirmation/send-confirmation-mail-when-user-registered';
import { TellOwnerWhenAccountChanged } from './infrastructure/account/tell-owner-when-account-changed';
import { AgeGateCookie } from './infrastructure/registration/age-gate-cookie';
import { AuthController } from './infrastructure/registration/auth.controller';
import { EmailController } from './infrastructure/email-confirmation/email.controller';
import { HalfSessionCookie } from './infrastructure/sessions/half-session-cookie';
import { OriginPageAddresses } from './infrastructure/users/origin-page-addresses';
import { OwnAccountController } from './infrastructure/account/own-account.controller';
import { SessionStrategy } from './infrastructure/sessions/session.strategy';
import { LocalStrategy } from './infrastructure/sign-in/local.strategy';
import { OwnSession } from './infrastructure/sessions/own-session';
import { OwnSessionsController } from './infrastructure/sessions/own-sessions.controller';
import { PasswordController } from './infrastructure/password-reset/password.controller';
import { RefusalsOnRecord } from './infrastructure/users/refusals-on-record';
import { SecondStepController } from './infrastructure/sign-in/second-step.controller';
import { TwoFactorController } from './infrastructure/two-factor/two-factor.controller';
import { UserController } from './infrastructure/account/user.controller';
import { ClearWhatIsOver } from './infrastructure/sessions/clear-what-is-over';
import { SendConfirmationMailAgain } from './infrastructure/email-confirmation/send-confirmation-mail-again';
import { SendResetMailWhenAsked } from './infrastructure/password-reset/send-reset-mail-when-asked';
import { Argon2PasswordHasher } from './infrastructure/credentials/argon2-password-hasher';
import { ZxcvbnCommonPasswords } from './infrastructure/credentials/zxcvbn-common-passwords';
import { IdentityKeys } from './infrastructure/two-factor/identity-keys';
import { PostgresSignInGuesses } from './infrastructure/credentials/postgres-sign-in-guesses';
import { SqlAuditLog } from './infrastructure/users/sql-audit-log';
import { SqlAuthenticator } from './infrastructure/sessions/sql-authenticator';
import { SqlHalfSessions } from './infrastructure/two-factor/sql-half-sessions';
import { SqlLiveSessions } from './infrastructure/sessions/sql-live-sessions';
import { SqlOwnSessions } from './infrastructure/sessions/sql-own-sessions';
import { SqlPeopleReader } from './infrastructure/people/sql-people-reader';
import { SqlPersonalData } from './infrastructure/data-export/sql-personal-data';
import { SqlSecondFactors } from './infrastructure/two-factor/sql-second-factors';
import { SqlUserReader } from './infrastructure/users/sql-user-reader';
import { TypeormEmailTokens } from './infrastructure/users/typeorm-email-tokens';
import { TypeormRegistrations } from './infrastructure/registration/typeorm-registrations';
import { TypeormSessions } from './infrastructure/sessions/typeorm-sessions';
import { TypeormUsers } from './infrastructure/users/typeorm-users';

const useCases = [
  RegisterUser,
  OpenSession,
  SignIn,
  SignOut,
  ReadOwnAccount,
  SendConfirmationMail,
  ConfirmEmail,
  ResendConfirmation,
  CreateAdmin,
  ResetPasswordByOperator,
  SeedDemoPeople,
  ShowPeople,
  ListForDirectory,
  AskForPasswordReset,
  CancelEmailChange,
  ChangePassword,
  ChangeRole,
  CheckOwnPassword,
  CompleteSignIn,
  ConfirmItIsYou,
  DisableTwoFactor,
  EnableTwoFactor,
  EndOwnSession,
  EndOwnSessions,
  ListOwnSessions,
  ReadOwnProfile,
  RenewRecoveryCodes,
  RenewSession,
  ResetPassword,
  SendAccountNotice,
  SendEmailChangeMails,
  SendResetMail,
  SetUpTwoFactor,
  UpdateAccount,
  FindCollegeAdmin,
  UseSecondFactor,
];

const adapters: Provider[] = [
  { provide: Users, useClass: TypeormUsers },
  { provide: Registrations, useClass: TypeormRegistrations },
  { provide: Sessions, useClass: TypeormSessions },
  { provide: EmailTokens, useClass: TypeormEmailTokens },
  { provide: OwnSessions, useClass: SqlOwnSessions },
  { provide: HalfSessions, useClass: SqlHalfSessions },
  { provide: SecondFactors, useClass: SqlSecondFactors },
  { provide: OneTimeCodes, useClass: OtplibOneTimeCodes },
  { provide: SignInGuesses, useClass: PostgresSignInGuesses },
  { provide: AuditLog, useClass: SqlAuditLog },
  { provide: UserReader, useClass: SqlUserReader },
  { provide: PeopleReader, useClass: SqlPeopleReader },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: CommonPasswords, useClass: ZxcvbnCommonPasswords },
  { provide: PageAddresses, useClass: OriginPageAddresses },
  { provide: Authenticator, useClass: SqlAuthenticator },
  { provide: LiveSessions, useClass: SqlLiveSessions },
  { provide: Refusals, useClass: RefusalsOnRecord },
];

const byThemselves = [
  SendConfirmationMailWhenUserRegistered,
  SendConfirmationMailAgain,
  SendResetMailWhenAsked,
  TellOwnerWhenAccountChanged,
  ClearWhatIsOver,
];

@Module({
  imports: [OperatorsModule],
  controllers: [
    AuthController,
    SecondStepController,
    EmailController,
    PasswordController,
    UserController,
    OwnSessionsController,
    OwnAccountController,
    TwoFactorController,
    ...externalSignInControllers,
    ...pictureControllers,
    ...dataExportControllers,
    ...accountClosingControllers,
  ],
  providers: [
    ...useCases,
    ...adapters,
    ...byThemselves,
    ...externalSignInProviders,
    ...pictureProviders,
    ...dataExportProviders,
    ...accountClosingProviders,
    AgeGateCookie,
    HalfSessionCookie,
    OwnSession,
    SessionStrategy,
    LocalStrategy,
    IdentityKeys,
    IdentityFacade,
  ],
  exports: [Authenticator, LiveSessions, Refusals, IdentityFacade],
})
export class IdentityModule {}
