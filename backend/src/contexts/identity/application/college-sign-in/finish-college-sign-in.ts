import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { CollegeSignIn } from '../../domain/college-sign-in/college-sign-in';
import { ExternalSignInRefused, type SignInAttempt } from '../../domain/external-sign-in/external-sign-in';
import { AccountUnavailable } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';
import { RejectSignIn } from '../account-closing/restore-mail';
import type { ExternalSignInResult } from '../external-sign-in/finish-external-sign-in';
import { type SignInAttemptSecrets, SignInAttempts } from '../external-sign-in/ports/external-sign-in';
import { RepresentCollege } from '../people/represent-college';
import { AuditLog, type Visitor } from '../users/ports/users';
import { CollegeProviders, CollegeSignIns } from './ports/college-sign-ins';
import { SignInFromCollege } from './sign-in-from-college';

interface FinishCollegeSignInInput {
  collegeId: number;
  /** Query string of the callback URL, without the question mark. */
  query: string;
  state: string | null;
  /** Secret stored in the browser when it left for the provider; null if there is none. */
  browserSecret: string | null;
  visitor: Visitor;
  /** The signed-in user and the secret of their session. */
  userId: UserId | null;
  endingSecret: string | null;
}

/** Handles the return from the provider of a college: every attempt ends here, once, in the browser in which it began. */
@UseCase()
export class FinishCollegeSignIn {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly signIns: CollegeSignIns,
    private readonly providers: CollegeProviders,
    private readonly signInFromCollege: SignInFromCollege,
    private readonly representCollege: RepresentCollege,
    private readonly rejectSignIn: RejectSignIn,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(input: FinishCollegeSignInInput): Promise<ExternalSignInResult> {
    const { state, browserSecret, collegeId, visitor, userId } = input;
    const keys = state && browserSecret ? { state, browserSecret } : null;
    const attempt = keys && (await this.attempts.consume(keys, 'college', this.clock.now()));
    if (!keys || attempt?.collegeId !== collegeId) {
      return { kind: 'refused', reason: 'state_invalid', purpose: 'enter', next: null };
    }
    try {
      return await this.#completePurpose(input, attempt, keys);
    } catch (refusal) {
      if (refusal instanceof AccountUnavailable) await this.rejectSignIn.execute({ refusal, visitor });
      else if (!(refusal instanceof ExternalSignInRefused)) throw refusal;
      else if (refusal.reason !== 'cancelled' && attempt.purpose === 'enter') {
        await this.audit.record({ action: 'sign-in-failed', userId, visitor, at: this.clock.now() });
      }
      return { kind: 'refused', reason: refusal.reason, purpose: attempt.purpose, next: attempt.next };
    }
  }

  async #completePurpose(
    { collegeId, query, visitor, userId, endingSecret }: FinishCollegeSignInInput,
    attempt: SignInAttempt,
    keys: SignInAttemptSecrets,
  ): Promise<ExternalSignInResult> {
    const signIn = await this.signIns.find(collegeId);
    if (!signIn) throw new ExternalSignInRefused('unavailable');
    if (attempt.purpose === 'enter') signIn.assertEnabled();
    const identity = await this.providers.identify(signIn, query, keys);
    signIn.assertAddress(identity);
    if (attempt.purpose === 'enter') {
      return this.signInFromCollege.execute({ signIn, identity, attempt, visitor, endingSecret });
    }
    if (userId === null || !(await this.representCollege.execute(userId, collegeId))) {
      throw new ExternalSignInRefused('college_only');
    }
    await this.#recordTest(signIn);
    return { kind: 'tested', claims: [] };
  }

  async #recordTest(tested: CollegeSignIn): Promise<void> {
    await this.transactions.run(async () => {
      const stored = await this.signIns.find(tested.collegeId);
      if (!stored?.isSameAs(tested)) throw new ExternalSignInRefused('state_invalid');
      stored.recordTest(this.clock.now());
      await this.signIns.save(stored);
    });
  }
}
