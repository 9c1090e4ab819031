import { SetMetadata } from '@nestjs/common';
import type { Role } from '../../application/authenticator';

export const POLICY = 'policy';

/** What a route requires of a signed-in user besides a live session. */
interface Demands {
  /** One of these roles is required. */
  readonly roles?: readonly Role[];
}

/**
 * Who can call a route. A route without a policy can be called by no one. `account`: everyone with a live session.
 * `member`: those of them who have confirmed their address and, as administrators, are verified. `operator`: people who
 * moderate.
 */
export type Policy =
  | ({ readonly allows: 'everyone' } & Offers)
  | ({ readonly allows: 'account' | 'member' | 'operator' } & Demands);

/** How a route for everyone uses a session, if the caller has one. */
interface Offers {
  /** Whether it ends the session or acts for its owner. Not needed for routes with a `Viewer`. */
  readonly usesSession?: boolean;
}

/** For everyone, signed in or not. */
export const Public = (offers: Offers = {}) => SetMetadata(POLICY, { allows: 'everyone', ...offers } satisfies Policy);

/** For members only: everything that shows people or reaches them. */
export const SignedIn = (demands: Demands = {}) =>
  SetMetadata(POLICY, { allows: 'member', ...demands } satisfies Policy);

/**
 * Also for users who have not confirmed their address or wait for verification: for routes that show and change only
 * their own account.
 */
export const OwnAccount = (demands: Demands = {}) =>
  SetMetadata(POLICY, { allows: 'account', ...demands } satisfies Policy);

/** For operators, whatever their role. */
export const ForOperators = () => SetMetadata(POLICY, { allows: 'operator' } satisfies Policy);
