import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class AskedAlumniView {
  /** Number of alumni who are asked now; 0 if all were asked before. */
  @ApiProperty({ type: 'integer' })
  asked: number;
}

/** The college's questions to alumni who registered themselves. */
export class ConfirmationRequestsView {
  /** Number of alumni whom the next request asks; 0 if all were asked before. */
  @ApiProperty({ type: 'integer' })
  canBeAsked: number;
  /** When the college last asked alumni; null if it didn't in the last 180 days. */
  lastAskedAt: Date | null;
}

/** A college that asks whether the user studied there. */
export class StudyQuestionView {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  collegeName: string;
  askedAt: Date;
}

export class StudyAnswerBody {
  /** True if the user studied at the college, which then sees their name, major and graduation year. */
  @IsBoolean({ message: 'hasStudied must be true or false' })
  hasStudied: boolean;
}
