import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AccountShut } from '../../domain/users/errors';
import { InvalidCredentials } from '../../domain/credentials/credentials';
import type { User } from '../../domain/users/user';
import { OpenSession } from './open-session';
import type { Admission } from '../sessions/ports/sessions';
import { AuditLog, type Visitor } from '../users/ports/audit-log';
import { Passwords } from '../credentials/ports/passwords';
import { type Guess, SignInGuesses } from '../credentials/ports/sign-in-guesses';
import { Users } from '../users/ports/users';
import { RejectSignIn } from '../account-closing/restore-mail';

export interface SignInInput {
  /** The username, or the e-mail address of the account. */
  username: string;
  password: string;
  visitor: Visitor;
  /** Secret of the session this browser has had so far; it ends. */
  endingSecret: string | null;
}

@UseCase()
export class SignIn {
  constructor(
    private readonly users: Users,
    private readonly guesses: SignInGuesses,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly openSession: OpenSession,
    private readonly rejectSignIn: RejectSignIn,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidCredentials, TooManyRequests, TooBusy; after the right password AccountSuspended, AccountClosing */
  async execute({ username, password, visitor, endingSecret }: SignInInput): Promise<Admission> {
    const now = this.clock.now();
    const guess = { username: await this.#usernameOf(username), address: visitor.address, network: visitor.network };
    await this.guesses.begin(guess, now);
    const { found, isRight } = await this.#lookAt(password, guess, now);
    if (!found || !isRight) {
      await this.audit.record({ action: 'sign-in-failed', userId: found?.id ?? null, visitor, at: now });
      throw new InvalidCredentials();
    }
    await this.guesses.wasRight(guess, now);
    const renewedHash = this.passwords.isOutdated(found.passwordHash) ? await this.passwords.hash(password) : null;

    try {
      return await this.transactions.run(async () => {
        const user = await this.users.getById(found.id);
        // The password may have been changed while this one was being checked.
        if (!user.hasPasswordOf(found)) throw new InvalidCredentials();
        if (renewedHash) {
          user.strengthenHash(renewedHash);
          await this.users.save(user);
        }
        return this.openSession.execute({ user, visitor, endingSecret });
      });
    } catch (refusal) {
      if (refusal instanceof AccountShut) await this.rejectSignIn.execute({ refusal, visitor });
      throw refusal;
    }
  }

  /** A username has no @. Whichever of the two was typed, the same account is counted and looked up. */
  async #usernameOf(typed: string): Promise<string> {
    if (!typed.includes('@')) return typed;
    return (await this.users.findByEmail(typed.trim()))?.username ?? typed;
  }

  async #lookAt(password: string, guess: Guess, now: Date): Promise<{ found: User | null; isRight: boolean }> {
    try {
      const found = await this.users.findByUsername(guess.username);
      return { found, isRight: await this.passwords.matches(password, found?.passwordHash ?? null) };
    } catch (failure) {
      // Where this fails too the guess stays counted; what the person has to hear is the first failure.
      await this.guesses.wasNotLookedAt(guess, now).catch(() => {});
      throw failure;
    }
  }
}
