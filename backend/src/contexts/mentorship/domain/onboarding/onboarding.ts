import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Role } from '../../../../shared/domain/role';

/** Every screen of the onboarding. */
export const STEP_IDS = ['major', 'colleges', 'goals', 'mentoring', 'hours', 'email'] as const;
export type StepId = (typeof STEP_IDS)[number];

/** The screens of each role, in order. Administrators have the setup list of their college instead. */
export const STEPS_BY_ROLE: Readonly<Record<Role, readonly StepId[]>> = {
  student: ['major', 'colleges', 'goals'],
  alumni: ['mentoring', 'hours', 'email'],
  college_admin: [],
};

/** The screens that the account already answers, so that nothing is left to ask. */
export type AnsweredSteps = ReadonlySet<StepId>;

/** A person who changes roles starts with the screens of the new role, and keeps the progress of the old one. */
export interface OnboardingKey {
  readonly userId: number;
  readonly role: Role;
}

export interface OnboardingState extends OnboardingKey {
  /** Screens that were answered or skipped. */
  completedSteps: StepId[];
  skippedAt: Date | null;
  completedAt: Date | null;
}

/** The progress of one person through the screens of one role. */
export class Onboarding extends Aggregate {
  private constructor(private readonly state: OnboardingState) {
    super();
  }

  static create({ userId, role }: OnboardingKey): Onboarding {
    return new Onboarding({ userId, role, completedSteps: [], skippedAt: null, completedAt: null });
  }

  /** Earlier versions had other steps; those are dropped. */
  static restore(state: OnboardingState): Onboarding {
    const steps = STEPS_BY_ROLE[state.role];
    return new Onboarding({ ...state, completedSteps: steps.filter((step) => state.completedSteps.includes(step)) });
  }

  isDone(step: StepId, facts: AnsweredSteps): boolean {
    return facts.has(step) || this.state.completedSteps.includes(step);
  }

  /** Records screens that were answered or skipped. Unknown ones are ignored. */
  complete(steps: readonly string[], facts: AnsweredSteps, now: Date): void {
    const { completedSteps: before } = this.state;
    this.state.completedSteps = this.steps.filter((step) => before.includes(step) || steps.includes(step));
    if (this.steps.length > 0 && this.steps.every((step) => this.isDone(step, facts))) this.state.completedAt ??= now;
  }

  setSkipped(isSkipped: boolean, now: Date): void {
    this.state.skippedAt = isSkipped ? (this.state.skippedAt ?? now) : null;
  }

  get steps(): readonly StepId[] {
    return STEPS_BY_ROLE[this.state.role];
  }

  get isCompleted(): boolean {
    return this.state.completedAt !== null || this.steps.length === 0;
  }

  snapshot(): OnboardingState {
    return { ...this.state, completedSteps: [...this.state.completedSteps] };
  }
}
