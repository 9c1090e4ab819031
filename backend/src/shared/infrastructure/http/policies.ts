import { SetMetadata } from '@nestjs/common';
import type { Role } from '../../application/authenticator';

export const POLICY = 'policy';

/** Who may call a route. A route without a policy is called by nobody. */
export type Policy =
  { readonly allows: 'everyone' } | { readonly allows: 'signed-in'; readonly roles?: readonly Role[] };

/** Anyone, signed in or not. */
export const Public = () => SetMetadata(POLICY, { allows: 'everyone' } satisfies Policy);

/** Anyone with a live session. */
export const SignedIn = () => SetMetadata(POLICY, { allows: 'signed-in' } satisfies Policy);
