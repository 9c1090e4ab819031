import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { COLLEGES_TO_SAVE, type StepId } from '../../domain/onboarding/onboarding';
import { LoadOnboarding } from './load-onboarding';

export interface OnboardingStep {
  readonly id: StepId;
  readonly isDone: boolean;
  /** How many so far, and how many it takes; null for a step that is done or not. */
  readonly count: number | null;
  readonly goal: number | null;
}

export interface OnboardingProgress {
  readonly steps: readonly OnboardingStep[];
  readonly completedSteps: readonly string[];
  readonly isCompleted: boolean;
  readonly skippedAt: Date | null;
  readonly completedAt: Date | null;
}

@UseCase()
export class GetOnboarding {
  constructor(private readonly findFirstSteps: LoadOnboarding) {}

  async execute(by: Pick<SignedInUser, 'id' | 'role'>): Promise<OnboardingProgress> {
    const { onboarding, deeds } = await this.findFirstSteps.execute(by);
    const { completedSteps, skippedAt, completedAt } = onboarding.snapshot();
    const counted = { count: deeds.savedColleges, goal: COLLEGES_TO_SAVE };
    const steps = onboarding.steps.map((id) => ({
      ...{ id, isDone: onboarding.isDone(id, deeds) },
      ...(id === 'save-colleges' ? counted : { count: null, goal: null }),
    }));
    return { steps, completedSteps, isCompleted: onboarding.isCompleted, skippedAt, completedAt };
  }
}
