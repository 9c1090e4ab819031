import { Module } from '@nestjs/common';
import { Passwords } from './application/credentials/ports/passwords';
import { SignInGuesses } from './application/credentials/ports/sign-in-guesses';
import { Argon2Passwords } from './infrastructure/credentials/argon2-passwords';
import { PostgresSignInGuesses } from './infrastructure/credentials/postgres-sign-in-guesses';

/** Passwords: how they are stored and compared, and how many may be tried. */
@Module({
  providers: [
    { provide: Passwords, useClass: Argon2Passwords },
    { provide: SignInGuesses, useClass: PostgresSignInGuesses },
  ],
  exports: [Passwords, SignInGuesses],
})
export class CredentialsModule {}
