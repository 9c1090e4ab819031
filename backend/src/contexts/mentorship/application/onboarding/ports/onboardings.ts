import type { Role } from '../../../../../shared/domain/role';
import type { Onboarding } from '../../../domain/onboarding/onboarding';

/** The progress of people through their onboarding. */
export abstract class Onboardings {
  /** Null where nothing is kept. Inside a unit of work no one else changes it before the end, nor begins one. */
  abstract find(userId: number, role: Role): Promise<Onboarding | null>;

  abstract save(onboarding: Onboarding): Promise<void>;
}
