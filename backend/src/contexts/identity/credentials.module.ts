import { Module } from '@nestjs/common';
import { Passwords } from './application/credentials/ports/passwords';
import { PasswordAttempts } from './application/credentials/ports/password-attempts';
import { Argon2Passwords } from './infrastructure/credentials/argon2-passwords';
import { PostgresPasswordAttempts } from './infrastructure/credentials/postgres-password-attempts';

/** Passwords: how they are stored and compared, and how many can be tried. */
@Module({
  providers: [
    { provide: Passwords, useFactory: () => new Argon2Passwords() },
    { provide: PasswordAttempts, useClass: PostgresPasswordAttempts },
  ],
  exports: [Passwords, PasswordAttempts],
})
export class CredentialsModule {}
