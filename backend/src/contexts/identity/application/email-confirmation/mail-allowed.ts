import { type RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { LIMITS } from '../../../../shared/domain/limits';
import { canonicalEmail } from '../../domain/users/email-address';

/**
 * Counts a mail with a link. The links of the last half hour still work: no one is told that there is not another one.
 * @returns false when the address has had enough of them
 */
export async function isMailAllowed(limits: RateLimits, email: string): Promise<boolean> {
  try {
    await limits.consume(LIMITS.mailPerRecipient, canonicalEmail(email));
    return true;
  } catch (refusal) {
    if (refusal instanceof TooManyRequests) return false;
    throw refusal;
  }
}
