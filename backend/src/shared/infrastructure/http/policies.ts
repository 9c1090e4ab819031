import { SetMetadata } from '@nestjs/common';
import type { Role } from '../../application/authenticator';

export const POLICY = 'policy';

/** What a route asks of a signed-in person beyond a live session. */
export interface Demands {
  /** One of these roles. */
  readonly roles?: readonly Role[];
}

/**
 * Who may call a route. A route without a policy is called by no one.
 * `account`: everyone with a live session. `member`: of those, who has confirmed their address and, as an
 * administrator, is verified. `operator`: who moderates.
 */
export type Policy =
  | ({ readonly allows: 'everyone' } & Offers)
  | ({ readonly allows: 'account' | 'member' | 'operator' } & Demands);

/** What a route for everyone does with a session, where the caller has one. */
interface Offers {
  /** It ends the session or acts for its owner. Routes that take a `Viewer` need not say so. */
  readonly usesSession?: boolean;
}

/** Anyone, signed in or not. */
export const Public = (offers: Offers = {}) => SetMetadata(POLICY, { allows: 'everyone', ...offers } satisfies Policy);

/** Members only: for everything that shows people or reaches them. */
export const SignedIn = (demands: Demands = {}) =>
  SetMetadata(POLICY, { allows: 'member', ...demands } satisfies Policy);

/** Also those who have not confirmed their address or wait to be verified: for routes that show and change nothing but their own account. */
export const OwnAccount = (demands: Demands = {}) =>
  SetMetadata(POLICY, { allows: 'account', ...demands } satisfies Policy);

/** People who moderate, whatever their role. */
export const ForOperators = () => SetMetadata(POLICY, { allows: 'operator' } satisfies Policy);
