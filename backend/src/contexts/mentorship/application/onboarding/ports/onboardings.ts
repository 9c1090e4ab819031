import type { Role } from '../../../../../shared/domain/role';
import type { Onboarding } from '../../../domain/onboarding/onboarding';

/** Stores users' progress through the onboarding. */
export abstract class Onboardings {
  /**
   * Null if nothing is stored. Inside a unit of work, it stays locked until the end, also against a concurrent first
   * save.
   */
  abstract find(userId: number, role: Role): Promise<Onboarding | null>;

  abstract save(onboarding: Onboarding): Promise<void>;
}
