import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { AccountUnavailable } from '../../domain/users/errors';
import {
  ExternalSignInRefused,
  type ExternalRefusal,
  type Provider,
  type ExternalSignInPurpose,
  type SignInAttempt,
} from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { AuditLog, type Visitor } from '../users/ports/users';
import { RejectSignIn } from '../account-closing/restore-mail';
import { ConnectIdentity } from './connected-identities';
import { SignInWithIdentity, type IdentitySignInResult } from './sign-in-with-identity';
import { IdentityProviders, type SignInAttemptSecrets, SignInAttempts } from './ports/external-sign-in';

interface FinishExternalSignInInput {
  provider: Provider;
  /** Query string of the callback URL, without the question mark. */
  query: string;
  state: string | null;
  /** Secret stored in the browser when it left for the provider; null if there is none. */
  browserSecret: string | null;
  /** The caller only wants to see what the provider sent; nothing is changed. */
  isTest: boolean;
  visitor: Visitor;
  /** The signed-in user and the secret of their session. */
  userId: UserId | null;
  endingSecret: string | null;
}

/** Outcome of the attempt. `next` is the page that the person wanted to open. */
export type ExternalSignInResult =
  | IdentitySignInResult
  | { readonly kind: 'connected'; readonly next: string | null }
  | { readonly kind: 'tested'; readonly claims: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly reason: ExternalRefusal | AccountUnavailable['reason'];
      readonly purpose: ExternalSignInPurpose;
      readonly next: string | null;
    };

/** Handles the return from a provider: every attempt ends here, once, in the browser in which it began. */
@UseCase()
export class FinishExternalSignIn {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly providers: IdentityProviders,
    private readonly signInWithIdentity: SignInWithIdentity,
    private readonly connectIdentity: ConnectIdentity,
    private readonly rejectSignIn: RejectSignIn,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(input: FinishExternalSignInInput): Promise<ExternalSignInResult> {
    const { state, browserSecret, provider } = input;
    const keys = state && browserSecret ? { state, browserSecret } : null;
    const attempt = keys && (await this.attempts.consume(keys, provider, this.clock.now()));
    if (!keys || !attempt) return { kind: 'refused', reason: 'state_invalid', purpose: 'enter', next: null };
    try {
      return await this.#completePurpose(input, attempt, keys);
    } catch (refusal) {
      const { visitor, userId } = input;
      if (refusal instanceof AccountUnavailable) await this.rejectSignIn.execute({ refusal, visitor });
      else if (!(refusal instanceof ExternalSignInRefused)) throw refusal;
      else if (refusal.reason !== 'cancelled') {
        await this.audit.record({ action: 'sign-in-failed', userId, visitor, at: this.clock.now() });
      }
      return { kind: 'refused', reason: refusal.reason, purpose: attempt.purpose, next: attempt.next };
    }
  }

  async #completePurpose(
    input: FinishExternalSignInInput,
    attempt: SignInAttempt,
    keys: SignInAttemptSecrets,
  ): Promise<ExternalSignInResult> {
    const { identity, claims } = await this.providers.identify(input.provider, input.query, keys);
    if (input.isTest || attempt.purpose === 'test') return { kind: 'tested', claims };
    const { visitor, userId, endingSecret } = input;
    if (attempt.purpose === 'enter')
      return this.signInWithIdentity.execute({ identity, attempt, visitor, endingSecret });

    // A user who signed in since must not get another person's identity connected.
    if (userId === null || userId !== attempt.userId) throw new ExternalSignInRefused('state_invalid');
    await this.connectIdentity.execute({ identity, userId, visitor });
    return { kind: 'connected', next: attempt.next };
  }
}
