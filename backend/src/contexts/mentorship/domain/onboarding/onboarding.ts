import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Role } from '../../../../shared/domain/role';

export type StepId = 'profile' | 'visibility' | 'save-colleges' | 'first-request';

/** Colleges to save, to have something to compare. */
export const COLLEGES_TO_SAVE = 3;

/** What to do first, in this order. Administrators are led by their college's desk. */
export const STEPS_OF: Readonly<Record<Role, readonly StepId[]>> = {
  student: ['profile', 'visibility', 'save-colleges', 'first-request'],
  alumni: ['profile', 'visibility'],
  college_admin: [],
};

/** What someone has truly done so far. */
export interface OnboardingFacts {
  readonly isFilledIn: boolean;
  readonly isVisibilityChosen: boolean;
  readonly savedColleges: number;
  /** Someone was asked to connect, whatever has become of it. */
  readonly hasAsked: boolean;
}

export interface OnboardingState {
  userId: number;
  /** Anyone who changes the role starts over, and finds the first steps as they were left when changing back. */
  role: Role;
  completedSteps: StepId[];
  skippedAt: Date | null;
  completedAt: Date | null;
}

/** The first steps of someone in one of the roles. */
export class Onboarding extends Aggregate {
  private constructor(private readonly state: OnboardingState) {
    super();
  }

  static create(userId: number, role: Role): Onboarding {
    return new Onboarding({ userId, role, completedSteps: [], skippedAt: null, completedAt: null });
  }

  static restore(state: OnboardingState): Onboarding {
    return new Onboarding(state);
  }

  isDone(step: StepId, { isFilledIn, isVisibilityChosen, savedColleges, hasAsked }: OnboardingFacts): boolean {
    if (step === 'profile') return isFilledIn;
    if (step === 'save-colleges') return savedColleges >= COLLEGES_TO_SAVE;
    if (step === 'first-request') return hasAsked;
    return isVisibilityChosen || this.state.completedSteps.includes(step);
  }

  /** Keeps those of `steps` that are truly done. Minors have nothing to choose: to have seen it is enough. */
  complete(steps: readonly string[], deeds: OnboardingFacts, isMinor: boolean, now: Date): void {
    const { completedSteps: kept } = this.state;
    const isKept = (step: StepId): boolean =>
      kept.includes(step) || (steps.includes(step) && (this.isDone(step, deeds) || (isMinor && step === 'visibility')));
    this.state.completedSteps = this.steps.filter(isKept);
    if (this.steps.length > 0 && this.state.completedSteps.length === this.steps.length) this.state.completedAt ??= now;
  }

  skip(isSkipped: boolean, now: Date): void {
    this.state.skippedAt = isSkipped ? (this.state.skippedAt ?? now) : null;
  }

  get steps(): readonly StepId[] {
    return STEPS_OF[this.state.role];
  }

  get isCompleted(): boolean {
    return this.state.completedAt !== null || this.steps.length === 0;
  }

  snapshot(): OnboardingState {
    return { ...this.state, completedSteps: [...this.state.completedSteps] };
  }
}
