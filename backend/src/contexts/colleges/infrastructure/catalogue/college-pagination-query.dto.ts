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
const MAX_COLLEGE_NAME_LENGTH = 200;
const MAX_OFFSET = 1_000_000;
const MAX_PAGE_SIZE = 100;

/** An ID in a request body. */
export const BodyIdField = (message: string) =>
  applyDecorators(IsInt({ message }), Min(1, { message }), Max(MAX_ID, { message }));

/** The name or an alias of a college. */
export const CollegeNameField = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'College name is required' }),
    MaxLength(MAX_COLLEGE_NAME_LENGTH, {
      message: `College name must be at most ${MAX_COLLEGE_NAME_LENGTH} characters`,
    }),
    Matches(PRINTABLE_LINE_PATTERN, { message: 'College name contains characters that aren’t allowed' }),
  );

/** The college that a list is about, and the requested page. */
export class CollegePageQuery {
  /** Exact name or alias of a college; if several colleges match, all of them. */
  @IsOptional()
  @CollegeNameField()
  college?: string;

  /** ID of the college; takes precedence over the name. */
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;

  @WholeNumberFromQuery('limit', 1, MAX_PAGE_SIZE)
  limit: number = 20;

  @WholeNumberFromQuery('offset', 0, MAX_OFFSET)
  offset: number = 0;
}
