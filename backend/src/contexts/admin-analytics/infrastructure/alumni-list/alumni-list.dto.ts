import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, Max, MaxLength } from 'class-validator';
import {
  IdFromQuery,
  PRINTABLE_LINE_PATTERN,
  CleanedSearchWords,
} from '../../../../shared/infrastructure/http/field-decorators';
import { ALUMNI_ORDERS, type AlumniOrder } from '../../application/alumni-list/ports/alumni-list';
import { IsAlumniCursor } from './alumni-cursor';

const SEARCH_MAX_LENGTH = 100;
const PAGE = { limit: 50, most: 200 } as const;

export class ExportAlumniQuery {
  /** Words in the name, the major or, for unclaimed profiles, the email address. */
  @CleanedSearchWords()
  @IsOptional()
  @IsString({ message: 'q must be text' })
  @MaxLength(SEARCH_MAX_LENGTH, { message: `q must be at most ${SEARCH_MAX_LENGTH} characters` })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q contains characters that aren’t allowed' })
  q?: string;

  @IsOptional()
  @IsIn(['true', 'false'], { message: 'claimed must be true or false' })
  @ApiProperty({ enum: ['true', 'false'], required: false })
  claimed?: 'true' | 'false';

  @IsIn(ALUMNI_ORDERS, { message: `sort must be one of ${ALUMNI_ORDERS.join(', ')}` })
  sort: AlumniOrder = 'name';
}

export class ListAlumniQuery extends ExportAlumniQuery {
  @IdFromQuery('limit')
  @Max(PAGE.most, { message: `limit must be at most ${PAGE.most}` })
  limit: number = PAGE.limit;

  /** Position from the `Link` header of the previous page. */
  @IsOptional()
  @IsAlumniCursor()
  after?: string;
}

/** An alum imported by the college. */
export class ListedAlumnusView {
  @ApiProperty({ type: 'integer' })
  id: number;
  firstName: string;
  lastName: string;
  /** Null if the profile is claimed. */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;
  major: string;
  @ApiProperty({ type: 'integer' })
  graduationYear: number;
  claimed: boolean;
  @ApiProperty({ type: Date, nullable: true })
  claimedAt: Date | null;
  /** Null if the profile isn't claimed or isn't public. */
  @ApiProperty({ type: Boolean, nullable: true })
  isMentor: boolean | null;
  /** `YYYY-MM`; only for people with a public profile who let their college see it. */
  @ApiProperty({ type: String, nullable: true })
  lastActiveMonth: string | null;
  @ApiProperty({ type: Date, nullable: true })
  invitedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true })
  remindedAt: Date | null;
  /** When the data is deleted if the person doesn't claim it; null for claimed profiles. */
  @ApiProperty({ type: Date, nullable: true })
  purgeAt: Date | null;
  /** Null if the profile isn't claimed or isn't public. */
  @ApiProperty({ type: 'integer', nullable: true })
  userId: number | null;
}

class TopMentorView {
  @ApiProperty({ type: 'integer' })
  userId: number;
  fullName: string;
  @ApiProperty({ type: 'integer' })
  mentees: number;
}

export class AlumniStatisticsView {
  /** Includes unclaimed profiles, and alumni who registered themselves. */
  @ApiProperty({ type: 'integer' })
  total: number;
  @ApiProperty({ type: 'integer' })
  claimed: number;
  @ApiProperty({ type: 'integer' })
  unclaimed: number;
  /** Alumni whom members can find and whom you haven’t imported. */
  @ApiProperty({ type: 'integer' })
  registeredThemselves: number;
  /** Mentors with a public profile and room for another student. */
  @ApiProperty({ type: 'integer' })
  availableMentors: number;
  /** Conversations with a message in the last 30 days. */
  @ApiProperty({ type: 'integer' })
  activeConversations: number;
  /** At most five who claimed their imported profile and made it public, most mentees first. */
  topMentors: TopMentorView[];
  /** Number of mentors with mentees who aren't shown by name. */
  @ApiProperty({ type: 'integer' })
  otherMentors: number;
}
