import { Module, type Provider } from '@nestjs/common';
import { Authenticator } from '../../shared/application/authenticator';
import { accountClosingControllers, accountClosingProviders } from './account-closing.parts';
import { Refusals } from '../../shared/infrastructure/http/refusal-log';
import { AskForPasswordReset } from './application/ask-for-password-reset';
import { CancelEmailChange } from './application/cancel-email-change';
import { ChangePassword } from './application/change-password';
import { ChangeRole } from './application/change-role';
import { CheckOwnPassword } from './application/check-own-password';
import { CompleteSignIn } from './application/complete-sign-in';
import { ConfirmEmail } from './application/confirm-email';
import { ConfirmItIsYou } from './application/confirm-it-is-you';
import { CreateAdmin } from './application/create-admin';
import { DisableTwoFactor } from './application/disable-two-factor';
import { EnableTwoFactor } from './application/enable-two-factor';
import { EndOwnSession } from './application/end-own-session';
import { EndOwnSessions } from './application/end-own-sessions';
import { FindCollegeAdmin } from './application/find-college-admin';
import { ListOwnSessions } from './application/list-own-sessions';
import { OpenSession } from './application/open-session';
import { AuditLog } from './application/ports/audit-log';
import { CommonPasswords } from './application/ports/common-passwords';
import { EmailTokens } from './application/ports/email-tokens';
import { HalfSessions } from './application/ports/half-sessions';
import { OneTimeCodes } from './application/ports/one-time-codes';
import { OwnSessions } from './application/ports/own-sessions';
import { PageAddresses } from './application/ports/page-addresses';
import { PasswordHasher } from './application/ports/password-hasher';
import { PeopleReader } from './application/ports/people-reader';
import { PersonalData } from './application/ports/personal-data';
import { Registrations } from './application/ports/registrations';
import { SecondFactors } from './application/ports/second-factors';
import { Sessions } from './application/ports/sessions';
import { SignInGuesses } from './application/ports/sign-in-guesses';
import { UserReader } from './application/ports/user-reader';
import { Users } from './application/ports/users';
import { LiveSessions } from '../../shared/application/live-sessions';
import { ReadOwnAccount } from './application/read-own-account';
import { ReadOwnProfile } from './application/read-own-profile';
import { RegisterUser } from './application/register-user';
import { RenewRecoveryCodes } from './application/renew-recovery-codes';
import { RenewSession } from './application/renew-session';
import { ResendConfirmation } from './application/resend-confirmation';
import { ResetPassword } from './application/reset-password';
import { ResetPasswordByOperator } from './application/reset-password-by-operator';
import { SeedDemoPeople } from './application/seed-demo-people';
import { SendAccountNotice } from './application/send-account-notice';
import { SendConfirmationMail } from './application/send-confirmation-mail';
import { SendEmailChangeMails } from './application/send-email-change-mails';
import { SendResetMail } from './application/send-reset-mail';
import { SetUpTwoFactor } from './application/set-up-two-factor';
import { ListForDirectory } from './application/list-for-directory';
import { ShowPeople } from './application/show-people';
import { SignIn } from './application/sign-in';
import { SignOut } from './application/sign-out';
import { UpdateAccount } from './application/update-account';
import { UseSecondFactor } from './application/use-second-factor';
import { dataExportControllers, dataExportProviders } from './data-export.parts';
import { externalSignInControllers, externalSignInProviders } from './external-sign-in.parts';
import { IdentityFacade } from './identity.facade';
import { OperatorsModule } from './operators.module';
import { pictureControllers, pictureProviders } from './pictures.parts';
import { OtplibOneTimeCodes } from './infrastructure/codes/otplib-one-time-codes';
import { SendConfirmationMailWhenUserRegistered } from './infrastructure/events/send-confirmation-mail-when-user-registered';
import { TellOwnerWhenAccountChanged } from './infrastructure/events/tell-owner-when-account-changed';
import { AgeGateCookie } from './infrastructure/http/age-gate-cookie';
import { AuthController } from './infrastructure/http/auth.controller';
import { EmailController } from './infrastructure/http/email.controller';
import { HalfSessionCookie } from './infrastructure/http/half-session-cookie';
import { OriginPageAddresses } from './infrastructure/http/origin-page-addresses';
import { OwnAccountController } from './infrastructure/http/own-account.controller';
import { OwnSession } from './infrastructure/http/own-session';
import { OwnSessionsController } from './infrastructure/http/own-sessions.controller';
import { PasswordController } from './infrastructure/http/password.controller';
import { RefusalsOnRecord } from './infrastructure/http/refusals-on-record';
import { SecondStepController } from './infrastructure/http/second-step.controller';
import { TwoFactorController } from './infrastructure/http/two-factor.controller';
import { UserController } from './infrastructure/http/user.controller';
import { ClearWhatIsOver } from './infrastructure/jobs/clear-what-is-over';
import { SendConfirmationMailAgain } from './infrastructure/jobs/send-confirmation-mail-again';
import { SendResetMailWhenAsked } from './infrastructure/jobs/send-reset-mail-when-asked';
import { Argon2PasswordHasher } from './infrastructure/passwords/argon2-password-hasher';
import { ZxcvbnCommonPasswords } from './infrastructure/passwords/zxcvbn-common-passwords';
import { IdentityKeys } from './infrastructure/persistence/identity-keys';
import { PostgresSignInGuesses } from './infrastructure/persistence/postgres-sign-in-guesses';
import { SqlAuditLog } from './infrastructure/persistence/sql-audit-log';
import { SqlAuthenticator } from './infrastructure/persistence/sql-authenticator';
import { SqlHalfSessions } from './infrastructure/persistence/sql-half-sessions';
import { SqlLiveSessions } from './infrastructure/persistence/sql-live-sessions';
import { SqlOwnSessions } from './infrastructure/persistence/sql-own-sessions';
import { SqlPeopleReader } from './infrastructure/persistence/sql-people-reader';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { SqlSecondFactors } from './infrastructure/persistence/sql-second-factors';
import { SqlUserReader } from './infrastructure/persistence/sql-user-reader';
import { TypeormEmailTokens } from './infrastructure/persistence/typeorm-email-tokens';
import { TypeormRegistrations } from './infrastructure/persistence/typeorm-registrations';
import { TypeormSessions } from './infrastructure/persistence/typeorm-sessions';
import { TypeormUsers } from './infrastructure/persistence/typeorm-users';

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
    IdentityKeys,
    IdentityFacade,
  ],
  exports: [Authenticator, LiveSessions, Refusals, IdentityFacade],
})
export class IdentityModule {}
