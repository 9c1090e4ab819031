import { Authenticator } from '../../shared/application/authenticator';
import { ConfirmEmail } from './application/confirm-email';
import { CreateAdmin } from './application/create-admin';
import { OpenSession } from './application/open-session';
import { AuditLog } from './application/ports/audit-log';
import { CommonPasswords } from './application/ports/common-passwords';
import { EmailTokens } from './application/ports/email-tokens';
import { PageAddresses } from './application/ports/page-addresses';
import { PasswordHasher } from './application/ports/password-hasher';
import { PeopleReader } from './application/ports/people-reader';
import { PersonalData } from './application/ports/personal-data';
import { Registrations } from './application/ports/registrations';
import { Sessions } from './application/ports/sessions';
import { SignInGuesses } from './application/ports/sign-in-guesses';
import { UserReader } from './application/ports/user-reader';
import { Users } from './application/ports/users';
import { ReadOwnAccount } from './application/read-own-account';
import { RegisterUser } from './application/register-user';
import { ResendConfirmation } from './application/resend-confirmation';
import { ResetPasswordByOperator } from './application/reset-password-by-operator';
import { SeedDemoPeople } from './application/seed-demo-people';
import { SendConfirmationMail } from './application/send-confirmation-mail';
import { ShowPeople } from './application/show-people';
import { SignIn } from './application/sign-in';
import { SignOut } from './application/sign-out';
import { IdentityFacade } from './identity.facade';
import { SendConfirmationMailWhenUserRegistered } from './infrastructure/events/send-confirmation-mail-when-user-registered';
import { AgeGateCookie } from './infrastructure/http/age-gate-cookie';
import { AuthController } from './infrastructure/http/auth.controller';
import { EmailController } from './infrastructure/http/email.controller';
import { OriginPageAddresses } from './infrastructure/http/origin-page-addresses';
import { UserController } from './infrastructure/http/user.controller';
import { ClearWhatIsOver } from './infrastructure/jobs/clear-what-is-over';
import { SendConfirmationMailAgain } from './infrastructure/jobs/send-confirmation-mail-again';
import { Argon2PasswordHasher } from './infrastructure/passwords/argon2-password-hasher';
import { ZxcvbnCommonPasswords } from './infrastructure/passwords/zxcvbn-common-passwords';
import { PostgresSignInGuesses } from './infrastructure/persistence/postgres-sign-in-guesses';
import { SqlAuditLog } from './infrastructure/persistence/sql-audit-log';
import { SqlAuthenticator } from './infrastructure/persistence/sql-authenticator';
import { SqlPeopleReader } from './infrastructure/persistence/sql-people-reader';
import { SqlPersonalData } from './infrastructure/persistence/sql-personal-data';
import { SqlUserReader } from './infrastructure/persistence/sql-user-reader';
import { TypeormEmailTokens } from './infrastructure/persistence/typeorm-email-tokens';
import { TypeormRegistrations } from './infrastructure/persistence/typeorm-registrations';
import { TypeormSessions } from './infrastructure/persistence/typeorm-sessions';
import { TypeormUsers } from './infrastructure/persistence/typeorm-users';
import { Module, type Provider } from '@nestjs/common';

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
];

const adapters: Provider[] = [
  { provide: Users, useClass: TypeormUsers },
  { provide: Registrations, useClass: TypeormRegistrations },
  { provide: Sessions, useClass: TypeormSessions },
  { provide: EmailTokens, useClass: TypeormEmailTokens },
  { provide: SignInGuesses, useClass: PostgresSignInGuesses },
  { provide: AuditLog, useClass: SqlAuditLog },
  { provide: UserReader, useClass: SqlUserReader },
  { provide: PeopleReader, useClass: SqlPeopleReader },
  { provide: PersonalData, useClass: SqlPersonalData },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: CommonPasswords, useClass: ZxcvbnCommonPasswords },
  { provide: PageAddresses, useClass: OriginPageAddresses },
  { provide: Authenticator, useClass: SqlAuthenticator },
];

const byThemselves = [SendConfirmationMailWhenUserRegistered, SendConfirmationMailAgain, ClearWhatIsOver];

@Module({
  controllers: [AuthController, EmailController, UserController],
  providers: [...useCases, ...adapters, ...byThemselves, AgeGateCookie, IdentityFacade],
  exports: [Authenticator, IdentityFacade],
})
export class IdentityModule {}
