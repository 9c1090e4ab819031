import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import type { OnboardingProgress, OnboardingStep } from '../../application/onboarding/onboarding';
import type { StepId } from '../../domain/onboarding/onboarding';

const STEPS: readonly StepId[] = ['profile', 'visibility', 'save-colleges', 'first-request'];
const MOST_STEPS_LOOKED_AT = 20;
const LONGEST_STEP_LOOKED_AT = 64;

export class OnboardingBody {
  /** Steps that aren’t really done are ignored. */
  @IsOptional()
  @IsArray({ message: 'Steps must be a list' })
  @ArrayMaxSize(MOST_STEPS_LOOKED_AT, { message: 'Choose fewer steps' })
  @IsString({ each: true, message: 'Steps must be text' })
  @MaxLength(LONGEST_STEP_LOOKED_AT, { each: true, message: 'Choose a step from the list' })
  completedSteps?: string[];

  /** True hides the onboarding, false shows it again. */
  @IsOptional()
  @IsBoolean({ message: 'Skipped must be true or false' })
  skipped?: boolean;
}

export class OnboardingStepView implements OnboardingStep {
  @ApiProperty({ enum: STEPS })
  id: StepId;
  isDone: boolean;
  /** Progress so far; null for steps without progress. */
  @ApiProperty({ type: 'integer', nullable: true })
  count: number | null;
  /** Required number; null for steps without progress. */
  @ApiProperty({ type: 'integer', nullable: true })
  goal: number | null;
}

/** What someone new does first, and how far they are. */
export class OnboardingView implements OnboardingProgress {
  @ApiProperty({ type: [OnboardingStepView] })
  steps: readonly OnboardingStepView[];
  /** Steps that were recorded. */
  @ApiProperty({ type: [String] })
  completedSteps: readonly string[];
  isCompleted: boolean;
  skippedAt: Date | null;
  completedAt: Date | null;
}
