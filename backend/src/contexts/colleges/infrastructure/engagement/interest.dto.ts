import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { INTERACTION_SOURCES, type InteractionSource } from '../../domain/engagement/interaction-sources';
import { INTERACTION_TYPES, type InteractionType, MAX_VISIT_SECONDS } from '../../domain/engagement/interaction';
import { BodyIdField } from '../catalogue/college-pagination-query.dto';

const COLLEGE_ID_MESSAGE = 'collegeId must be a positive whole number';

export class InteractionBody {
  @BodyIdField(COLLEGE_ID_MESSAGE)
  collegeId: number;

  @ApiProperty({ enum: INTERACTION_TYPES })
  @IsIn(INTERACTION_TYPES)
  type: InteractionType;

  @ApiProperty({ enum: INTERACTION_SOURCES })
  @IsIn(INTERACTION_SOURCES)
  source: InteractionSource;

  /** How long the page was visible. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_VISIT_SECONDS)
  seconds?: number | null;
}

export class InquiryBody {
  @BodyIdField(COLLEGE_ID_MESSAGE)
  collegeId: number;
}

/** A student's inquiry about a college. */
export class Inquiry {
  id: number;
  collegeId: number;
  /** ISO 8601, UTC. */
  inquiryDate: string;
}

export class OwnInquiry extends Inquiry {
  collegeName: string;
}
