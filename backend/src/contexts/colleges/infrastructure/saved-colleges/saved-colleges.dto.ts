import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import type { SavedCollegeView } from '../../application/saved-colleges/ports/saved-colleges';
import { COLLEGE_TYPES, type CollegeType } from '../../domain/catalogue/college-type';
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
}
