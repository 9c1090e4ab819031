import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { LoadOnboarding } from './load-onboarding';
import { Onboardings } from './ports/onboardings';
import { People } from '../profiles/ports/people';

export interface NoteFirstStepsInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly completedSteps?: readonly string[] | null;
  readonly isSkipped?: boolean | null;
}

/** Notes which first steps someone has taken; what is not truly done is left out. */
@UseCase()
export class UpdateOnboarding {
  constructor(
    private readonly loadOnboarding: LoadOnboarding,
    private readonly onboardings: Onboardings,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws PersonGone */
  async execute({ by, completedSteps, isSkipped }: NoteFirstStepsInput): Promise<void> {
    const { isMinor } = await this.people.getById(by.id);
    const now = this.clock.now();

    await this.transactions.run(async () => {
      const { onboarding, deeds } = await this.loadOnboarding.execute(by);

      onboarding.complete(completedSteps ?? [], deeds, isMinor, now);
      if (typeof isSkipped === 'boolean') onboarding.skip(isSkipped, now);

      await this.onboardings.save(onboarding);
    });
  }
}
