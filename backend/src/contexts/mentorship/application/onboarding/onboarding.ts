import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type AnsweredSteps,
  type OnboardingKey,
  Onboarding,
  type StepId,
  STEPS_BY_ROLE,
} from '../../domain/onboarding/onboarding';
import { Availabilities } from '../availability/ports/availabilities';
import { CollegeList } from '../profiles/ports/college-list';
import { AlumniProfiles, StudentProfiles } from '../profiles/ports/profiles';
import { Onboardings } from './ports/onboardings';
import { Clock } from '../../../../shared/application/clock';

/** The fields of the user that their onboarding depends on. */
export type NewUser = Pick<SignedInUser, 'id' | 'role' | 'emailVerified'>;

const toOnboardingKey = ({ id, role }: NewUser): OnboardingKey => ({ userId: id, role });

/** Finds the screens that a user's account already answers. */
@UseCase()
export class FindAnsweredSteps {
  constructor(
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly colleges: CollegeList,
    private readonly availabilities: Availabilities,
  ) {}

  async execute(by: NewUser): Promise<AnsweredSteps> {
    const answers = by.role === 'student' ? await this.findStudentAnswers(by.id) : await this.findAlumniAnswers(by);
    return new Set(STEPS_BY_ROLE[by.role].filter((step) => answers[step]));
  }

  private async findStudentAnswers(id: number): Promise<Partial<Record<StepId, boolean>>> {
    const profile = (await this.students.findByUserId(id))?.snapshot();
    const savedColleges = await this.colleges.countSavedBy(id);
    return {
      major: Boolean(profile?.intendedMajor),
      colleges: savedColleges > 0,
      goals: Boolean(profile?.careerGoals),
    };
  }

  private async findAlumniAnswers({ id, emailVerified }: NewUser): Promise<Partial<Record<StepId, boolean>>> {
    const profile = (await this.alumni.findByUserId(id))?.snapshot();
    const idsWithHours = await this.availabilities.findIdsWithHours([id]);
    return { mentoring: profile?.isWillingToMentor ?? false, hours: idsWithHours.has(id), email: emailVerified };
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
  constructor(
    private readonly onboardings: Onboardings,
    private readonly findAnsweredSteps: FindAnsweredSteps,
  ) {}

  async execute(by: NewUser): Promise<OnboardingProgress> {
    const onboarding = (await this.onboardings.find(toOnboardingKey(by))) ?? Onboarding.create(toOnboardingKey(by));
    const facts = await this.findAnsweredSteps.execute(by);
    const { completedSteps, skippedAt, completedAt } = onboarding.snapshot();
    const steps = onboarding.steps.map((id) => ({ id, isDone: onboarding.isDone(id, facts) }));
    return { steps, completedSteps, isCompleted: onboarding.isCompleted, skippedAt, completedAt };
  }
}

interface UpdateOnboardingInput {
  readonly by: NewUser;
  readonly completedSteps?: readonly string[] | null;
  readonly isSkipped?: boolean | null;
}

/** Records which screens a user has answered or skipped, or that they skip all of them. */
@UseCase()
export class UpdateOnboarding {
  constructor(
    private readonly onboardings: Onboardings,
    private readonly findAnsweredSteps: FindAnsweredSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ by, completedSteps, isSkipped }: UpdateOnboardingInput): Promise<void> {
    const now = this.clock.now();

    await this.onboardings.update(toOnboardingKey(by), async (onboarding) => {
      const facts = await this.findAnsweredSteps.execute(by);
      onboarding.complete(completedSteps ?? [], facts, now);
      if (typeof isSkipped === 'boolean') onboarding.setSkipped(isSkipped, now);
    });
  }
}
