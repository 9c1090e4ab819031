import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { type OnboardingFacts, Onboarding, COLLEGES_TO_SAVE, type StepId } from '../../domain/onboarding/onboarding';
import { CollegeList, AlumniProfiles, StudentProfiles, People } from '../profiles/ports/profiles';
import { ConnectionCounts } from '../connections/ports/connections';
import { Onboardings } from './ports/onboardings';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

const BEFORE_ALL = new Date(0);

/** How far someone says they are with their first steps, and what they have truly done. */
@UseCase()
export class LoadOnboarding {
  constructor(
    private readonly onboardings: Onboardings,
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly colleges: CollegeList,
    private readonly counts: ConnectionCounts,
  ) {}

  async execute({
    id,
    role,
  }: Pick<SignedInUser, 'id' | 'role'>): Promise<{ onboarding: Onboarding; deeds: OnboardingFacts }> {
    const onboarding = (await this.onboardings.find(id, role)) ?? Onboarding.create(id, role);
    const profile = role === 'student' ? await this.students.findByUserId(id) : await this.alumni.findByUserId(id);
    const { isFilledIn = false, isVisibilityChosen = false } = profile ?? {};
    const isStudent = role === 'student';
    const savedColleges = isStudent ? await this.colleges.countSavedBy(id) : 0;
    const hasAsked = isStudent && (await this.counts.listFirstContactsSince(id, BEFORE_ALL)).length > 0;
    return { onboarding, deeds: { isFilledIn, isVisibilityChosen, savedColleges, hasAsked } };
  }
}

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
  constructor(private readonly loadOnboarding: LoadOnboarding) {}

  async execute(by: Pick<SignedInUser, 'id' | 'role'>): Promise<OnboardingProgress> {
    const { onboarding, deeds } = await this.loadOnboarding.execute(by);
    const { completedSteps, skippedAt, completedAt } = onboarding.snapshot();
    const counted = { count: deeds.savedColleges, goal: COLLEGES_TO_SAVE };
    const steps = onboarding.steps.map((id) => ({
      id,
      isDone: onboarding.isDone(id, deeds),
      ...(id === 'save-colleges' ? counted : { count: null, goal: null }),
    }));
    return { steps, completedSteps, isCompleted: onboarding.isCompleted, skippedAt, completedAt };
  }
}

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
