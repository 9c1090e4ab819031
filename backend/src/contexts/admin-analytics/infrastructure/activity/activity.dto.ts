import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { IsDateTime, IdFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import type { CollegeActivity } from '../../application/activity/show-activity';
import { CONSENT_LEVELS, type ConsentLevel } from '../../domain/activity/consent';
import { INTERACTION_TYPES, type InteractionType } from '../../domain/interactions/college-interaction';
import { toIsoDate } from '../../../../shared/domain/weeks';
import { ApiFraction } from '../../../../shared/infrastructure/http/api-document/number-schemas';

export class ConsentView {
  @ApiProperty({ enum: CONSENT_LEVELS })
  level: ConsentLevel;
  /** Null if it doesn't expire. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: Date | null;
}

class ActivityEventView {
  @ApiProperty({ type: 'integer' })
  id: number;
  @ApiProperty({ enum: INTERACTION_TYPES })
  type: InteractionType;
  /** Points when it happened. */
  points: number;
  /** Current points, which are halved every 21 days. */
  @ApiFraction()
  currentPoints: number;
  at: Date;
}

/** What one college can know about the signed-in student. */
export class CollegeActivityView {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  collegeName: string;
  @ApiFraction()
  score: number;
  /** At least 20 points from at least two types of events. */
  high: boolean;
  /** The score as of last Monday, 00:00 UTC: the one that the college sees if the student shares the activity. */
  @ApiFraction()
  closedScore: number;
  consent: ConsentView;
  /** The Monday of the first week in which the student is counted anonymously; null if they aren’t. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  countedSince: string | null;
  /** The Monday of the first week in which the college can see the student's activity; null if it can't. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  namedSince: string | null;
  /** Newest first. */
  @ApiProperty({ type: [ActivityEventView] })
  events: readonly ActivityEventView[];
}

export const toActivityView = ({
  collegeId,
  collegeName,
  score,
  isHigh,
  closedScore,
  consent: { level, expiresAt },
  countedSince,
  namedSince,
  interactions,
}: CollegeActivity): CollegeActivityView => ({
  collegeId,
  collegeName,
  score,
  high: isHigh,
  closedScore,
  consent: { level, expiresAt },
  countedSince: countedSince && toIsoDate(countedSince),
  namedSince: namedSince && toIsoDate(namedSince),
  events: interactions.map((one) => ({ ...one })),
});

export class ActivityOfCollegeQuery {
  /** Default: all colleges. */
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;
}

export class ConsentBody {
  @ApiProperty({ enum: CONSENT_LEVELS })
  @IsIn(CONSENT_LEVELS, { message: `level must be one of ${CONSENT_LEVELS.join(', ')}` })
  level: ConsentLevel;

  /** When the consent expires. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @IsDateTime('expiresAt')
  expiresAt?: string | null;
}

/** Whether visits are counted anonymously. */
export class CountingView {
  countVisits: boolean;
}

export class CountingBody {
  @IsBoolean({ message: 'countVisits must be true or false' })
  countVisits: boolean;
}
