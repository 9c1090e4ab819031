import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PRINTABLE_LINES_PATTERN, TrimmedLines } from '../../../../shared/infrastructure/http/field-decorators';
import type { RecommendationDetails } from '../../application/recommendations/list-recommendations';
import type { WeightedRecommendation, FactorWeights } from '../../domain/recommendations/match-weights';
import { type ProfileSuggestion, SUGGESTED_FIELDS } from '../../domain/recommendations/profile-suggestions';
import {
  RECOMMENDATION_STATUSES,
  type RecommendationAnswer,
  RECOMMENDATION_RULES,
  type RecommendationStatus,
} from '../../domain/recommendations/recommendation';
import { type FactorName, FACTORS, type MatchReason } from '../../domain/matching/match-score';
import { RequestMessageField } from '../connections/connections.dto';
import { AlumniUserView } from '../finder/finder.dto';
import { WholeNumber } from '../profiles/request-field-decorators';

/** A reason in one true sentence, with the points it earns. */
class MatchReasonView implements MatchReason {
  @ApiProperty({ enum: FACTORS })
  factor: FactorName;
  description: string;
  /** Points earned, from 1. */
  @ApiProperty({ type: 'integer' })
  score: number;
  /** Points that this factor can earn. */
  @ApiProperty({ type: 'integer' })
  max: number;
}

/** A mentor recommended to a student, with the reasons. */
export class RecommendationView implements RecommendationDetails {
  id: number;
  studentId: number;
  @ApiProperty({ enum: RECOMMENDATION_STATUSES })
  status: RecommendationStatus;
  /** 0 to 100; the points of the reasons add up to it. */
  @ApiProperty({ type: 'integer' })
  matchScore: number;
  /** Most points first, without reasons that add no points. */
  @ApiProperty({ type: [MatchReasonView] })
  matchReasons: readonly MatchReasonView[];
  createdAt: Date;
  expiresAt: Date;
  viewedAt: Date | null;
  respondedAt: Date | null;
  /** Whether it has expired without an answer. */
  isExpired: boolean;
  mentor: AlumniUserView;
}

export class GeneratedView {
  /** Number of recommended mentors, at most 10. */
  @ApiProperty({ type: 'integer' })
  count: number;
}

const ANSWER_STATUSES = ['accepted', 'declined'] as const satisfies readonly RecommendationAnswer[];

export class RecommendationStatusBody {
  /** `accepted` also asks the mentor to connect. */
  @ApiProperty({ enum: ANSWER_STATUSES })
  @IsIn(ANSWER_STATUSES, { message: `Status must be one of ${ANSWER_STATUSES.join(', ')}` })
  status: RecommendationAnswer;

  /** Reason for passing; only the student can read it. At most 500 characters. */
  @TrimmedLines()
  @IsOptional()
  @IsString({ message: 'Reason must be text' })
  @MaxLength(RECOMMENDATION_RULES.longestReason, { message: `Reason must be at most 500 characters` })
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'Reason contains characters that aren’t allowed' })
  reason?: string | null;

  /** Message of the request, with `accepted`. At most 5,000 characters. Default: the default message. */
  @RequestMessageField()
  message?: string | null;
}

const MAX_WEIGHT = 100;

/** Declares how much a factor matters to the student. */
const WeightField = (factor: FactorName) => (target: object, name: string) => {
  const message = `${factor} must be a whole number from 0 to ${MAX_WEIGHT}`;
  WholeNumber()(target, name);
  ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_WEIGHT, required: false })(target, name);
  for (const rule of [IsOptional(), IsInt({ message }), Min(0, { message }), Max(MAX_WEIGHT, { message })]) {
    rule(target, name);
  }
};

/** Missing weights are those of the score: 30, 20, 20, 15, 10 and 5. */
export class DialsQuery implements Partial<FactorWeights> {
  @WeightField('major')
  major?: number;
  @WeightField('considered')
  considered?: number;
  @WeightField('goals')
  goals?: number;
  @WeightField('industry')
  industry?: number;
  @WeightField('availability')
  availability?: number;
  @WeightField('place')
  place?: number;
}

class WeighedView implements WeightedRecommendation {
  id: number;
  /** 0 to 100 by the chosen weights. */
  @ApiProperty({ type: 'integer' })
  score: number;
}

/** A missing part of the student's profile, and the number of matches it could improve. */
class RaiseView implements ProfileSuggestion {
  /** Text with an example that leads to this number, if there is one. */
  what: string;
  /** Settings tab of the field. */
  @ApiProperty({ enum: ['details'] })
  tab: 'details';
  /** Name of the field. */
  @ApiProperty({ enum: SUGGESTED_FIELDS })
  field: ProfileSuggestion['field'];
  /** Number of additional mentors above 70 points with the example. */
  @ApiProperty({ type: 'integer' })
  more: number;
}

export class DialsView {
  /** Open recommendations, best first by the chosen weights. */
  @ApiProperty({ type: [WeighedView] })
  order: WeighedView[];
  /** The most useful suggestions first. */
  @ApiProperty({ type: [RaiseView] })
  raises: RaiseView[];
}
