import { Module } from '@nestjs/common';
import { CommonPasswords } from './application/credentials/ports/common-passwords';
import { PasswordHasher } from './application/credentials/ports/password-hasher';
import { SignInGuesses } from './application/credentials/ports/sign-in-guesses';
import { Argon2PasswordHasher } from './infrastructure/credentials/argon2-password-hasher';
import { PostgresSignInGuesses } from './infrastructure/credentials/postgres-sign-in-guesses';
import { ZxcvbnCommonPasswords } from './infrastructure/credentials/zxcvbn-common-passwords';

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
