import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import {
  ExternalSignInRefused,
  type Provider,
  ATTEMPT_LIFETIME_MS,
  EXTERNAL_SECRET_BYTES,
  type ExternalSignInPurpose,
} from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { Sessions } from '../sessions/ports/sessions';
import { IdentityProviders, SignInAttempts } from './ports/external-sign-in';

export interface StartExternalSignInInput {
  provider: Provider;
  purpose: ExternalSignInPurpose;
  /** The role that a new user asks for. */
  role: Role;
  /** The page to open afterwards. */
  next: string | null;
  /** The signed-in user and their session; null if no one is signed in. */
  by: { userId: UserId; emailVerified: boolean; sessionSecret: string } | null;
}

/** The address to redirect to, and the secret that the browser stores until the return. */
interface StartedExternalSignIn {
  readonly address: string;
  readonly browserSecret: string;
}

/** Starts a sign-in with a provider, to sign in, to register, or to connect an identity. */
@UseCase()
export class StartExternalSignIn {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly attempts: SignInAttempts,
    private readonly sessions: Sessions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @throws ExternalSignInRefused */
  async execute({ provider, purpose, role, next, by }: StartExternalSignInInput): Promise<StartedExternalSignIn> {
    const now = this.clock.now();
    if (purpose === 'connect') await this.#checkOwner(by, now);

    const state = this.randomness.createToken(EXTERNAL_SECRET_BYTES);
    const browserSecret = this.randomness.createToken(EXTERNAL_SECRET_BYTES);
    const address = await this.providers.createSignInUrl(provider, { state, browserSecret });

    const userId = purpose === 'connect' ? (by?.userId ?? null) : null;
    const expiresAt = new Date(now.getTime() + ATTEMPT_LIFETIME_MS);
    const attempt = { provider, collegeId: null, purpose, role, next, userId, expiresAt };
    await this.attempts.begin({ state, browserSecret }, attempt);
    return { address, browserSecret };
  }

  /** Someone who finds an unattended session must not add a way to sign in. */
  async #checkOwner(by: StartExternalSignInInput['by'], now: Date): Promise<void> {
    if (!by) throw new ExternalSignInRefused('sign_in_first');
    if (!by.emailVerified) throw new ExternalSignInRefused('confirm_email_first');
    const session = await this.sessions.find(by.sessionSecret);
    if (!session?.isFresh(now)) throw new ExternalSignInRefused('recent_sign_in_needed');
  }
}
