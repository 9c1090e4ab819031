import type { SecurityRequirementObject } from '@nestjs/swagger';
import type { Handler } from './handlers';

/** The one scheme: the cookie that signing in sets. */
export const SESSION = 'session';

const WITH_SESSION: SecurityRequirementObject = { [SESSION]: [] };

/** Whether a call without a session is refused with 401. */
export const needsSession = ({ policy }: Handler): boolean => policy?.allows !== 'everyone';

/** What a caller has to bring, from the policy of the route: nothing, a session or nothing, or a session. */
export function securityOf(handler: Handler): SecurityRequirementObject[] {
  if (needsSession(handler)) return [WITH_SESSION];
  const { policy, hasViewer } = handler;
  const usesSession = hasViewer || (policy?.allows === 'everyone' && policy.usesSession);
  return usesSession ? [{}, WITH_SESSION] : [];
}
