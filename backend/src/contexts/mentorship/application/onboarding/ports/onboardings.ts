import { Repository } from '../../../../../shared/application/repository';
import type { Onboarding, OnboardingKey } from '../../../domain/onboarding/onboarding';

/**
 * Stores users' progress through the onboarding. If nothing is stored, `lock` and `update` create it, and wait for a
 * concurrent first save.
 */
export abstract class Onboardings extends Repository<Onboarding, OnboardingKey> {
  /** Finds the progress without a lock; null if nothing is stored. */
  abstract find(key: OnboardingKey): Promise<Onboarding | null>;
}
