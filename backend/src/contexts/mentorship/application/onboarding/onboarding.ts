import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { type OnboardingFacts, Onboarding, type StepId } from '../../domain/onboarding/onboarding';
import { Availabilities } from '../availability/ports/availabilities';
import { CollegeList, AlumniProfiles, StudentProfiles } from '../profiles/ports/profiles';
import { Onboardings } from './ports/onboardings';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** The fields of the user that their onboarding depends on. */
export type Newcomer = Pick<SignedInUser, 'id' | 'role' | 'emailVerified'>;

/** Loads a user's progress and which answers their account already contains. */
@UseCase()
export class LoadOnboarding {
  constructor(
    private readonly onboardings: Onboardings,
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly colleges: CollegeList,
    private readonly availabilities: Availabilities,
  ) {}

  async execute(by: Newcomer): Promise<{ onboarding: Onboarding; facts: OnboardingFacts }> {
    const onboarding = (await this.onboardings.find(by.id, by.role)) ?? Onboarding.create(by.id, by.role);
    const answers = by.role === 'student' ? await this.answersOfStudent(by.id) : await this.answersOfAlum(by);
    const known = onboarding.steps.filter((step) => answers[step]);
    return { onboarding, facts: new Set(known) };
  }

  private async answersOfStudent(id: number): Promise<Partial<Record<StepId, boolean>>> {
    const profile = (await this.students.findByUserId(id))?.snapshot();
    const savedColleges = await this.colleges.countSavedBy(id);
    return {
      major: Boolean(profile?.intendedMajor),
      colleges: savedColleges > 0,
      goals: Boolean(profile?.careerGoals),
    };
  }

  private async answersOfAlum({ id, emailVerified }: Newcomer): Promise<Partial<Record<StepId, boolean>>> {
    const profile = (await this.alumni.findByUserId(id))?.snapshot();
    const offering = await this.availabilities.findIdsWithHours([id]);
    return { mentoring: profile?.isWillingToMentor ?? false, hours: offering.has(id), email: emailVerified };
  }
}

export interface OnboardingStep {
  readonly id: StepId;
  /** True if answered or skipped, or if the account already contains the answer. */
  readonly isDone: boolean;
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
  constructor(private readonly loadOnboarding: LoadOnboarding) {}

  async execute(by: Newcomer): Promise<OnboardingProgress> {
    const { onboarding, facts } = await this.loadOnboarding.execute(by);
    const { completedSteps, skippedAt, completedAt } = onboarding.snapshot();
    const steps = onboarding.steps.map((id) => ({ id, isDone: onboarding.isDone(id, facts) }));
    return { steps, completedSteps, isCompleted: onboarding.isCompleted, skippedAt, completedAt };
  }
}

export interface UpdateOnboardingInput {
  readonly by: Newcomer;
  readonly completedSteps?: readonly string[] | null;
  readonly isSkipped?: boolean | null;
}

/** Records which screens a user has answered or skipped, or that they skip all of them. */
@UseCase()
export class UpdateOnboarding {
  constructor(
    private readonly loadOnboarding: LoadOnboarding,
    private readonly onboardings: Onboardings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ by, completedSteps, isSkipped }: UpdateOnboardingInput): Promise<void> {
    const now = this.clock.now();

    await this.transactions.run(async () => {
      const { onboarding, facts } = await this.loadOnboarding.execute(by);

      onboarding.complete(completedSteps ?? [], facts, now);
      if (typeof isSkipped === 'boolean') onboarding.skip(isSkipped, now);

      await this.onboardings.save(onboarding);
    });
  }
}
