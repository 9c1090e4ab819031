import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  IdFromQuery,
  PRINTABLE_LINE_PATTERN,
  Trimmed,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';

/** Longer than the name of every college. */
const LONGEST_COLLEGE_NAME = 200;
const FURTHEST = 1_000_000;
const LARGEST_PAGE = 100;

/** An ID in a request body. */
export const IdInBody = (message: string) =>
  applyDecorators(IsInt({ message }), Min(1, { message }), Max(MAX_ID, { message }));

/** The name or an alias of a college. */
export const CollegeName = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'College name is required' }),
    MaxLength(LONGEST_COLLEGE_NAME, { message: `College name must be at most ${LONGEST_COLLEGE_NAME} characters` }),
    Matches(PRINTABLE_LINE_PATTERN, { message: 'College name contains characters that aren’t allowed' }),
  );

/** The college that a list is about, and the requested page. */
export class CollegePageQuery {
  /** Exact name or alias of a college; if several colleges match, all of them. */
  @IsOptional()
  @CollegeName()
  college?: string;

  /** ID of the college; takes precedence over the name. */
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;

  @WholeNumberFromQuery('limit', 1, LARGEST_PAGE)
  limit: number = 20;

  @WholeNumberFromQuery('offset', 0, FURTHEST)
  offset: number = 0;
}
