import { SetMetadata } from '@nestjs/common';
import type { Role } from '../../application/authenticator';

export const POLICY_KEY = 'policy';

/** What a route requires of a signed-in user besides a live session. */
interface PolicyRequirements {
  /** One of these roles is required. */
  readonly roles?: readonly Role[];
}

/**
 * Who can call a route. A route without a policy can be called by no one. `account`: everyone with a live session.
 * `member`: those of them who have confirmed their address and, as administrators, are verified. `operator`: people who
 * moderate.
 */
export type Policy =
  | ({ readonly allows: 'everyone' } & PublicPolicyOptions)
  | ({ readonly allows: 'account' | 'member' | 'operator' } & PolicyRequirements);

/** How a route for everyone uses a session, if the caller has one. */
interface PublicPolicyOptions {
  /** Whether it ends the session or acts for its owner. Not needed for routes with a `Viewer`. */
  readonly usesSession?: boolean;
  /** Whether it doesn't even look for a session, so that its response is the same for every caller. */
  readonly ignoresSession?: boolean;
}

/** For everyone, signed in or not. */
export const Public = (options: PublicPolicyOptions = {}) =>
  SetMetadata(POLICY_KEY, { allows: 'everyone', ...options } satisfies Policy);

/** For members only: everything that shows people or reaches them. */
export const SignedIn = (requirements: PolicyRequirements = {}) =>
  SetMetadata(POLICY_KEY, { allows: 'member', ...requirements } satisfies Policy);

/**
 * Also for users who have not confirmed their address or wait for verification: for routes that show and change only
 * their own account.
 */
export const OwnAccount = (requirements: PolicyRequirements = {}) =>
  SetMetadata(POLICY_KEY, { allows: 'account', ...requirements } satisfies Policy);

/** For operators, whatever their role. */
export const ForOperators = () => SetMetadata(POLICY_KEY, { allows: 'operator' } satisfies Policy);
