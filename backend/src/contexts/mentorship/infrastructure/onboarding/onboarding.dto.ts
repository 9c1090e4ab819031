import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import type { OnboardingProgress, OnboardingStep } from '../../application/onboarding/onboarding';
import { STEP_IDS, type StepId } from '../../domain/onboarding/onboarding';

const MAX_STEPS = 20;
const MAX_STEP_LENGTH = 64;

export class OnboardingBody {
  /** Screens that were answered or skipped. Unknown ones are ignored. */
  @IsOptional()
  @IsArray({ message: 'Steps must be a list' })
  @ArrayMaxSize(MAX_STEPS, { message: 'Choose fewer steps' })
  @IsString({ each: true, message: 'Steps must be text' })
  @MaxLength(MAX_STEP_LENGTH, { each: true, message: 'Choose a step from the list' })
  completedSteps?: string[];

  /** True skips the whole onboarding, false offers it again. */
  @IsOptional()
  @IsBoolean({ message: 'Skipped must be true or false' })
  skipped?: boolean;
}

class OnboardingStepView implements OnboardingStep {
  @ApiProperty({ enum: STEP_IDS })
  id: StepId;
  /** Answered or skipped, or the account already contains the answer. */
  isDone: boolean;
}

/** The onboarding screens of a user, and their progress. */
export class OnboardingView implements OnboardingProgress {
  @ApiProperty({ type: [OnboardingStepView] })
  steps: readonly OnboardingStepView[];
  /** Screens that were answered or skipped. */
  @ApiProperty({ type: [String] })
  completedSteps: readonly string[];
  isCompleted: boolean;
  skippedAt: Date | null;
  completedAt: Date | null;
}
