import { SetMetadata } from '@nestjs/common';
import type { Role } from '../../application/authenticator';

export const POLICY = 'policy';

/** What a route asks of a signed-in person beyond a live session. */
export interface Demands {
  /** One of these roles. */
  readonly roles?: readonly Role[];
  /** The mail of their address is theirs to read. */
  readonly confirmedEmail?: true;
}

/** Who may call a route. A route without a policy is called by nobody. */
export type Policy = { readonly allows: 'everyone' } | ({ readonly allows: 'signed-in' } & Demands);

/** Anyone, signed in or not. */
export const Public = () => SetMetadata(POLICY, { allows: 'everyone' } satisfies Policy);

/** Anyone with a live session who is what the route demands. */
export const SignedIn = (demands: Demands = {}) =>
  SetMetadata(POLICY, { allows: 'signed-in', ...demands } satisfies Policy);
