import { Module, type Provider } from '@nestjs/common';
import { Authenticator } from '../../shared/application/authenticator';
import { AuditLog } from './application/ports/audit-log';
import { CommonPasswords } from './application/ports/common-passwords';
import { PasswordHasher } from './application/ports/password-hasher';
import { Registrations } from './application/ports/registrations';
import { Sessions } from './application/ports/sessions';
import { SignInGuesses } from './application/ports/sign-in-guesses';
import { UserReader } from './application/ports/user-reader';
import { Users } from './application/ports/users';
import { RegisterUser } from './application/register-user';
import { SignIn } from './application/sign-in';
import { SignOut } from './application/sign-out';
import { AgeGateCookie } from './infrastructure/http/age-gate-cookie';
import { AuthController } from './infrastructure/http/auth.controller';
import { UserController } from './infrastructure/http/user.controller';
import { Argon2PasswordHasher } from './infrastructure/passwords/argon2-password-hasher';
import { ZxcvbnCommonPasswords } from './infrastructure/passwords/zxcvbn-common-passwords';
import { PostgresSignInGuesses } from './infrastructure/persistence/postgres-sign-in-guesses';
import { SqlAuditLog } from './infrastructure/persistence/sql-audit-log';
import { SqlAuthenticator } from './infrastructure/persistence/sql-authenticator';
import { SqlUserReader } from './infrastructure/persistence/sql-user-reader';
import { TypeormRegistrations } from './infrastructure/persistence/typeorm-registrations';
import { TypeormSessions } from './infrastructure/persistence/typeorm-sessions';
import { TypeormUsers } from './infrastructure/persistence/typeorm-users';

const useCases = [RegisterUser, SignIn, SignOut];

const adapters: Provider[] = [
  { provide: Users, useClass: TypeormUsers },
  { provide: Registrations, useClass: TypeormRegistrations },
  { provide: Sessions, useClass: TypeormSessions },
  { provide: SignInGuesses, useClass: PostgresSignInGuesses },
  { provide: AuditLog, useClass: SqlAuditLog },
  { provide: UserReader, useClass: SqlUserReader },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: CommonPasswords, useClass: ZxcvbnCommonPasswords },
  { provide: Authenticator, useClass: SqlAuthenticator },
];

@Module({
  controllers: [AuthController, UserController],
  providers: [...useCases, ...adapters, AgeGateCookie],
  exports: [Authenticator],
})
export class IdentityModule {}
