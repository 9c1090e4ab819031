import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import type { AlumniOfMajor } from '../../application/finder/count-alumni-of-major';
import type { AlumniUser, AlumniUserProfile, AlumniPage } from '../../application/finder/get-alumni';
import type { Crossroads } from '../../application/finder/list-crossroads';
import type { AlumniStats, CountedCollege, NamedCount, WorkOfField } from '../../application/finder/ports/finder';
import { RELATIONSHIP_STATUSES, type RelationshipStatus } from '../../application/connections/ports/connections';
import { FINDER_SORTS, type FinderFilters, type FinderSort } from '../../domain/finder/finder';
import {
  CommaSeparatedList,
  CommaSeparatedNumbers,
  SearchTermField,
  BooleanFromText,
} from '../profiles/request-field-decorators';
import { ConsideredCollegeView, ShownAlumniProfileView } from '../privacy/privacy.dto';

const MAX_FILTER_VALUES = 50;
const MAX_COMPARED_COLLEGES = 4;
const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 50;
const FURTHEST = 10_000;

/** Different filters are combined with AND, values of one filter with OR; case and accents are ignored. */
export class FinderFiltersQuery implements FinderFilters {
  /** Words or beginnings of words in the college's name. */
  @SearchTermField('college')
  college?: string;

  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;

  /** Words or beginnings of words in the major. */
  @SearchTermField('major')
  major?: string;

  /** Field of study of the major: four digits of the CIP classification, such as 1107. */
  @IsOptional()
  @Matches(/^\d{4}$/, { message: 'field must be the code of a field, such as 1107' })
  field?: string;

  /** Repeated or comma-separated. Finds only people with a public profile. */
  @IsOptional()
  @CommaSeparatedList()
  @ArrayMaxSize(MAX_FILTER_VALUES, { message: 'Choose fewer industries' })
  @IsString({ each: true, message: 'industries must be text' })
  @MaxLength(200, { each: true, message: 'Choose an industry from the list' })
  industries?: string[];

  /** Graduation years, repeated or comma-separated. */
  @IsOptional()
  @CommaSeparatedNumbers()
  @ArrayMaxSize(MAX_FILTER_VALUES, { message: 'Choose fewer years' })
  @IsInt({ each: true, message: 'years must be whole numbers' })
  @Max(MAX_ID, { each: true, message: 'years must be whole numbers' })
  years?: number[];

  /** True finds only mentors with room for another student. */
  @IsOptional()
  @BooleanFromText()
  @IsBoolean({ message: 'mentor must be true or false' })
  mentor?: boolean;

  /** Colleges that the alumni chose between, repeated or comma-separated. Has no results for visitors. */
  @IsOptional()
  @CommaSeparatedNumbers()
  @ArrayMaxSize(MAX_COMPARED_COLLEGES, { message: `chosenBetween can have at most ${MAX_COMPARED_COLLEGES} colleges` })
  @IsInt({ each: true, message: 'chosenBetween must be IDs of colleges' })
  @Min(1, { each: true, message: 'chosenBetween must be IDs of colleges' })
  @Max(MAX_ID, { each: true, message: 'chosenBetween must be IDs of colleges' })
  chosenBetween?: number[];
}

/** Up to four colleges. */
export class ComparedCollegesQuery {
  /** Repeated or comma-separated. */
  @CommaSeparatedNumbers()
  @ArrayMinSize(1, { message: 'colleges must name 1 to 4 colleges' })
  @ArrayMaxSize(MAX_COMPARED_COLLEGES, { message: 'colleges must name 1 to 4 colleges' })
  @IsInt({ each: true, message: 'colleges must be IDs of colleges' })
  @Min(1, { each: true, message: 'colleges must be IDs of colleges' })
  @Max(MAX_ID, { each: true, message: 'colleges must be IDs of colleges' })
  colleges: number[];
}

/** Alumni of a college who studied your intended major. */
class AlumniOfMajorAtCollegeView implements CountedCollege {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  /** At least 1, counted up to 1,000. */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class AlumniOfMajorView implements AlumniOfMajor {
  /** Your intended major; null if your profile has none. */
  major: string | null;
  /** Colleges without such alumni are left out. */
  @ApiProperty({ type: [AlumniOfMajorAtCollegeView] })
  colleges: readonly AlumniOfMajorAtCollegeView[];
}

export class CrossroadsView implements Crossroads {
  /** Two colleges. */
  @ApiProperty({ type: [ConsideredCollegeView] })
  colleges: readonly ConsideredCollegeView[];
  /** Number of alumni who considered both, at least 5. */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class SearchAlumniQuery extends FinderFiltersQuery {
  /** Best match: for students by recommendation score, then people with room, then people who were shown least often. Newest: by graduation year. */
  @IsIn(FINDER_SORTS, { message: `sort must be one of ${FINDER_SORTS.join(', ')}` })
  @ApiPropertyOptional({ enum: FINDER_SORTS, default: 'match' })
  sort: FinderSort = 'match';

  /** True leaves out your connections and people you sent a request to. */
  @IsOptional()
  @BooleanFromText()
  @IsBoolean({ message: 'askable must be true or false' })
  askable?: boolean;

  /** True finds only your connections, also those who hide their profile; filters don't find these. */
  @IsOptional()
  @BooleanFromText()
  @IsBoolean({ message: 'connected must be true or false' })
  connected?: boolean;

  @WholeNumberFromQuery('limit', 1, MAX_PAGE_SIZE)
  limit: number = DEFAULT_PAGE_SIZE;

  @WholeNumberFromQuery('offset', 0, FURTHEST)
  offset: number = 0;
}

/** What a viewer sees of an alumni profile; null if empty or not visible to this viewer. */
export class AlumniUserProfileView
  extends OmitType(ShownAlumniProfileView, ['consideredColleges'])
  implements AlumniUserProfile
{
  /** Whether the profile is public. If false, members see only a few details until the person has chosen. */
  isProfileVisible: boolean;
  /** Whether students can send connection requests. */
  allowStudentConnections: boolean;
  /** Number of students the mentor still has room for; null also if they take no students. */
  @ApiProperty({ type: 'integer', nullable: true })
  placesLeft: number | null;
  /**
   * Minutes that the mentor has left in this month, as of the start of the day: 5, 15, 30, 45 or 60, rounded down; 0 while
   * they have none left. Null for no limit, and if they take no students.
   */
  @ApiProperty({ type: 'integer', nullable: true })
  minutesLeft: number | null;
  /** Usual time to the first answer in days: 0 for a few hours, 1, 3 or 7. Null until the person has answered five people, or if it usually takes longer. Changes only on Mondays. */
  @ApiProperty({ type: 'integer', nullable: true })
  repliesWithinDays: number | null;
  /** Whether the college shown has confirmed the person as its alum: it imported the person, who claimed the profile. */
  isVerifiedAlum: boolean;
}

/** An alumni user; every route returns the same shape. */
export class AlumniUserView implements AlumniUser {
  @ApiProperty({ type: 'integer' })
  id: number;
  fullName: string;
  @ApiProperty({ enum: ['alumni'] })
  role: 'alumni';
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  @ApiProperty({ enum: RELATIONSHIP_STATUSES })
  connectionStatus: RelationshipStatus;
  /** Null if only the name is visible. */
  @ApiProperty({ type: AlumniUserProfileView, nullable: true })
  alumniProfile: AlumniUserProfileView | null;
}

class NamedCountView implements NamedCount {
  name: string;
  @ApiProperty({ type: 'integer' })
  count: number;
}

/** Counts of alumni with a public profile; the ten largest of each group, largest first. */
export class AlumniStatsView implements AlumniStats {
  @ApiProperty({ type: 'integer' })
  total: number;
  @ApiProperty({ type: [NamedCountView] })
  byCollege: readonly NamedCountView[];
  @ApiProperty({ type: [NamedCountView] })
  byMajor: readonly NamedCountView[];
  @ApiProperty({ type: [NamedCountView] })
  byIndustry: readonly NamedCountView[];
  /** Only employers with at least five of these alumni. */
  @ApiProperty({ type: [NamedCountView] })
  employers: readonly NamedCountView[];
}

/** What alumni who studied a field do, most frequent first. At least five alumni share each name. */
export class WorkOfFieldView implements WorkOfField {
  @ApiProperty({ type: [String] })
  positions: readonly string[];
  @ApiProperty({ type: [String] })
  industries: readonly string[];
  @ApiProperty({ type: [String] })
  employers: readonly string[];
}

/** The profile on an alum's page. */
class AlumniPageProfileView extends AlumniUserProfileView {
  /** The colleges that the person once chose between; null if not visible to this viewer. */
  @ApiProperty({ type: [ConsideredCollegeView], nullable: true })
  consideredColleges: readonly ConsideredCollegeView[] | null;
}

/** An alumni user on their own page. */
export class AlumniPageView extends OmitType(AlumniUserView, ['alumniProfile']) implements AlumniPage {
  /** Null if only the name is visible. */
  @ApiProperty({ type: AlumniPageProfileView, nullable: true })
  alumniProfile: AlumniPageProfileView | null;
}
