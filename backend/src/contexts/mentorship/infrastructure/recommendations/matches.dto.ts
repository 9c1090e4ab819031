import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PRINTABLE_LINES_PATTERN, TrimmedLines } from '../../../../shared/infrastructure/http/field-decorators';
import type { MatchedPerson, OwnMatch } from '../../application/recommendations/list-matches';
import {
  type MatchFeedback,
  MAX_FEEDBACK_LENGTH,
  MATCH_STATUSES,
  type MatchStatus,
  RATING_RANGE,
} from '../../domain/recommendations/match';

/** The other person of a match. */
class MatchedPersonView implements MatchedPerson {
  id: number;
  fullName: string;
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

/** A match, as one of its two people sees it. */
export class MatchView implements OwnMatch {
  id: number;
  studentId: number;
  mentorId: number;
  @ApiProperty({ enum: MATCH_STATUSES })
  status: MatchStatus;
  startDate: Date;
  endDate: Date | null;
  /** Your rating, 1 to 5. The other person's rating isn’t shown. */
  @ApiProperty({ type: 'integer', nullable: true })
  rating: number | null;
  /** Your feedback. The other person's feedback isn’t shown. */
  feedback: string | null;
  /** Null if the other person's account is no longer active. */
  @ApiProperty({ type: MatchedPersonView, nullable: true })
  other: MatchedPersonView | null;
}

const RATING_MESSAGE = `Rating must be a whole number from ${RATING_RANGE.min} to ${RATING_RANGE.max}`;

/** Missing fields are left unchanged; null and empty text clear a field. */
export class CloseMatchBody implements MatchFeedback {
  @ApiProperty({
    type: 'integer',
    minimum: RATING_RANGE.min,
    maximum: RATING_RANGE.max,
    required: false,
    nullable: true,
  })
  @IsOptional()
  @IsInt({ message: RATING_MESSAGE })
  @Min(RATING_RANGE.min, { message: RATING_MESSAGE })
  @Max(RATING_RANGE.max, { message: RATING_MESSAGE })
  rating?: number | null;

  /** At most 2,000 characters. Only you can read it. */
  @TrimmedLines()
  @IsOptional()
  @IsString({ message: 'Feedback must be text' })
  @MaxLength(MAX_FEEDBACK_LENGTH, { message: `Feedback must be at most ${MAX_FEEDBACK_LENGTH} characters` })
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'Feedback contains characters that aren’t allowed' })
  feedback?: string | null;
}
