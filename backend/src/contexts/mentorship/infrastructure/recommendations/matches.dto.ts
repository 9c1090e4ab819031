import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PRINTABLE_LINES, TrimmedLines } from '../../../../shared/infrastructure/http/field-decorators';
import type { OwnMatch } from '../../application/recommendations/list-matches';
import {
  type Feedback,
  LONGEST_FEEDBACK,
  MATCH_STATUSES,
  type MatchStatus,
  STARS,
} from '../../domain/recommendations/match';

/** The other person of a match. */
class MatchedPersonView {
  id: number;
  fullName: string;
  avatarUrl: string | null;
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

const NOT_STARS = `Rating must be a whole number from ${STARS.min} to ${STARS.max}`;

/** Missing fields are left unchanged; null and empty text clear a field. */
export class CloseMatchBody implements Feedback {
  @ApiProperty({ type: 'integer', minimum: STARS.min, maximum: STARS.max, required: false, nullable: true })
  @IsOptional()
  @IsInt({ message: NOT_STARS })
  @Min(STARS.min, { message: NOT_STARS })
  @Max(STARS.max, { message: NOT_STARS })
  rating?: number | null;

  /** At most 2,000 characters. Only you can read it. */
  @TrimmedLines()
  @IsOptional()
  @IsString({ message: 'Feedback must be text' })
  @MaxLength(LONGEST_FEEDBACK, { message: `Feedback must be at most ${LONGEST_FEEDBACK} characters` })
  @Matches(PRINTABLE_LINES, { message: 'Feedback contains characters that aren’t allowed' })
  feedback?: string | null;
}
