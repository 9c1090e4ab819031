import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { TextLinesField } from '../catalogue/query-fields';
import type { SavedCollegeView } from '../../application/saved-colleges/ports/saved-colleges';
import { COLLEGE_TYPES, type CollegeType } from '../../domain/catalogue/college-type';
import { COLLEGE_STATUSES, type CollegeStatus } from '../../domain/saved-colleges/college-plan';
import { MAX_MERGED_COLLEGES } from '../../domain/saved-colleges/saved-college';

export class MergeSavedCollegesBody {
  /** Newest first. Unknown IDs are skipped. */
  @IsArray()
  @ArrayMaxSize(MAX_MERGED_COLLEGES)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ID, { each: true })
  collegeIds: number[];
}

const DEADLINE_MESSAGE = 'Deadline must be a date such as 2027-01-15';

/** Missing fields stay as they are. Only you can see them. */
export class CollegePlanBody {
  @ApiProperty({ enum: COLLEGE_STATUSES, required: false })
  @ValidateIf((_, value: unknown) => value !== undefined)
  @IsIn(COLLEGE_STATUSES, { message: `Status must be one of ${COLLEGE_STATUSES.join(', ')}` })
  status?: CollegeStatus;

  /** `2027-01-15`; null removes it. */
  @IsOptional()
  @IsString({ message: DEADLINE_MESSAGE })
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: DEADLINE_MESSAGE })
  @IsISO8601({ strict: true }, { message: DEADLINE_MESSAGE })
  deadline?: string | null;

  /** At most 1,000 characters; null removes it. */
  @IsOptional()
  @TextLinesField('Note', 'Note must be text')
  note?: string | null;
}

/** A college on the list of a signed-in user. */
export class SavedCollege implements SavedCollegeView {
  id: number;
  name: string;
  city: string;
  /** Two-letter code. */
  state: string;
  @ApiProperty({ enum: COLLEGE_TYPES })
  type: CollegeType;
  /** ISO 8601, UTC. */
  saved_at: string;
  @ApiProperty({ enum: COLLEGE_STATUSES })
  status: CollegeStatus;
  /** `2027-01-15`. */
  deadline: string | null;
  /** Only you can see it. */
  note: string | null;
}
