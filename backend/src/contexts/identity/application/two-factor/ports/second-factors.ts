import type { UserId } from '../../../domain/users/ids';
import type { SecondFactor } from '../../../domain/two-factor/second-factor';

/** Who has a second factor, or is about to. The secret is kept so that no one can read it from the table. */
export abstract class SecondFactors {
  /** Inside a unit of work no one else uses it before that ends. @returns null when there is none, not even begun */
  abstract findByUserId(userId: UserId): Promise<SecondFactor | null>;

  /** Replaces what was kept of the same user. */
  abstract save(factor: SecondFactor): Promise<void>;

  /** What happened to it is told, and then it is gone. */
  abstract delete(factor: SecondFactor): Promise<void>;
}
