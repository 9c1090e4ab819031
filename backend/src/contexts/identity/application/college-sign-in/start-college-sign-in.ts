import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import type { CollegeSignIn } from '../../domain/college-sign-in/college-sign-in';
import {
  ATTEMPT_LIFETIME_MS,
  EXTERNAL_SECRET_BYTES,
  ExternalSignInRefused,
} from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { SignInAttempts } from '../external-sign-in/ports/external-sign-in';
import { RepresentCollege } from '../people/represent-college';
import { CollegeProviders, CollegeSignIns } from './ports/college-sign-ins';

interface StartCollegeSignInInput {
  collegeId: number;
  /** `test` only checks the settings, and is open to administrators of the college. */
  purpose: 'enter' | 'test';
  /** The role that a new user asks for. */
  role: Role;
  /** The page to open afterwards. */
  next: string | null;
  /** The signed-in user; null if no one is signed in. */
  userId: UserId | null;
}

/** Starts a sign-in with the provider of a college. */
@UseCase()
export class StartCollegeSignIn {
  constructor(
    private readonly signIns: CollegeSignIns,
    private readonly providers: CollegeProviders,
    private readonly attempts: SignInAttempts,
    private readonly representCollege: RepresentCollege,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the address to redirect to, and the secret that the browser stores until the return
   * @throws ExternalSignInRefused
   */
  async execute(input: StartCollegeSignInInput): Promise<{ address: string; browserSecret: string }> {
    const { collegeId, purpose, role, next } = input;
    const signIn = await this.#findSignIn(input);

    const state = this.randomness.createToken(EXTERNAL_SECRET_BYTES);
    const browserSecret = this.randomness.createToken(EXTERNAL_SECRET_BYTES);
    const address = await this.providers.createSignInUrl(signIn, { state, browserSecret });

    const expiresAt = new Date(this.clock.now().getTime() + ATTEMPT_LIFETIME_MS);
    const attempt = { provider: 'college', collegeId, purpose, role, next, userId: null, expiresAt } as const;
    await this.attempts.begin({ state, browserSecret }, attempt);
    return { address, browserSecret };
  }

  async #findSignIn({ collegeId, purpose, userId }: StartCollegeSignInInput): Promise<CollegeSignIn> {
    const isTest = purpose === 'test';
    if (isTest && !(userId !== null && (await this.representCollege.execute(userId, collegeId)))) {
      throw new ExternalSignInRefused('college_only');
    }
    const signIn = await this.signIns.find(collegeId);
    if (!signIn) throw new ExternalSignInRefused('unavailable');
    if (!isTest) signIn.assertEnabled();
    return signIn;
  }
}
