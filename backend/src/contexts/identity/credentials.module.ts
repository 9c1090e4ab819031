import { Module } from '@nestjs/common';
import { CommonPasswords, PasswordHasher } from './application/credentials/ports/passwords';
import { SignInGuesses } from './application/credentials/ports/sign-in-guesses';
import { Argon2PasswordHasher, ZxcvbnCommonPasswords } from './infrastructure/credentials/argon2-passwords';
import { PostgresSignInGuesses } from './infrastructure/credentials/postgres-sign-in-guesses';

/** Passwords: how they are stored and compared, and how many may be tried. */
@Module({
  providers: [
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: CommonPasswords, useClass: ZxcvbnCommonPasswords },
    { provide: SignInGuesses, useClass: PostgresSignInGuesses },
  ],
  exports: [PasswordHasher, CommonPasswords, SignInGuesses],
})
export class CredentialsModule {}
