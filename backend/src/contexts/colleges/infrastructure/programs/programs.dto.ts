import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateIf,
} from 'class-validator';
import { STATE_CODES } from '../../../../shared/domain/states';
import {
  CleanedSearchWords,
  CursorFromQuery,
  IdFromQuery,
  PRINTABLE_LINE_PATTERN,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import {
  type CollegeProgramsView,
  type FieldDetailView,
  type FieldView,
  PROGRAM_SORTS,
  type ProgramCursor,
  type ProgramSort,
  type ProgramView,
} from '../../application/programs/ports/program-reader';
import { FIGURE_REASONS, type FigureReason } from '../../domain/catalogue/federal/figure-reasons';
import type { HighSchoolComparison, NationalEarnings, ProgramFigure } from '../../domain/programs/described-program';
import { parseCip } from '../../domain/programs/fields';
import { type Distance, DISTANCES, type ProgramFigureName } from '../../domain/programs/program-figures';
import { MAX_COMPARED_PROGRAMS, parseProgramId, type ProgramKey } from '../../domain/programs/program-key';
import { PROGRAM_LEVELS, type ProgramLevel } from '../../domain/programs/program-levels';
import { parseProgramCursor } from './program-cursor';

const MAX_QUERY_LENGTH = 100;

class FigureOfProgram implements ProgramFigure {
  /** Number of awards, or whole US dollars. */
  value: number | null;
  @ApiProperty({ enum: FIGURE_REASONS, nullable: true })
  reason: FigureReason | null;
  /** The period that it describes; null if unknown. */
  year: string | null;
  /** Null if no imported file has the figure. */
  source: string | null;
  /** IDs of the other colleges whose programs were measured together with this one. */
  pooled_with: number[];
  /** The number of students behind it; null if the file doesn't contain it. */
  students: number | null;
}

class FiguresOfProgram implements Record<ProgramFigureName, FigureOfProgram> {
  /** Awards in a year. */
  awards: FigureOfProgram;
  /** Median earnings one year after completion, USD. */
  earnings_1_year: FigureOfProgram;
  earnings_4_years: FigureOfProgram;
  /** May be of an older release. */
  earnings_5_years: FigureOfProgram;
  /** Median federal debt of graduates, USD. */
  debt: FigureOfProgram;
  /** Median monthly payment of that debt over ten years, USD. */
  monthly_payment: FigureOfProgram;
}

class HighSchool implements HighSchoolComparison {
  /** Median earnings of high-school graduates in the state, USD. */
  value: number;
  /** Two-letter code. */
  state: string;
  /** The release of the file, such as "June 2026". */
  year: string;
  source: string;
  /** Whether the program's median four years after completion is below. */
  below: boolean;
}

class National implements NationalEarnings {
  /** Median earnings of all programs of this field and level in the country, four years after completion, USD. */
  value: number;
  p25: number | null;
  p75: number | null;
  year: string;
  source: string;
}

/** A field of study at a college with its figures. */
export class Program implements ProgramView {
  /** College, field and level: "2469-1107-bachelor". */
  id: string;
  collegeId: number;
  collegeName: string;
  /** Two-letter code. */
  state: string;
  /** Title of the field. */
  field: string;
  /** Four digits of the Classification of Instructional Programs. */
  cip: string;
  @ApiProperty({ enum: PROGRAM_LEVELS })
  level: ProgramLevel;
  /** Which awards of the program can be earned by distance education; null if not reported. */
  @ApiProperty({ enum: DISTANCES, nullable: true })
  distance: Distance | null;
  figures: FiguresOfProgram;
  /** Only for undergraduate programs with earnings, in the releases and states with this figure. */
  @ApiProperty({ type: HighSchool, nullable: true })
  high_school: HighSchool | null;
  /** Null if the file doesn't contain it. */
  @ApiProperty({ type: National, nullable: true })
  national: National | null;
}

export class ProgramsOfCollege implements CollegeProgramsView {
  programs: Program[];
  /** Whether a file of programs was imported. */
  imported: boolean;
}

/** A field of study with its number of programs. */
export class Field implements FieldView {
  /** Four digits. */
  cip: string;
  field: string;
  /** For addresses: "computer-science". */
  slug: string;
  /** The major of the catalog that it belongs to. */
  group: string | null;
  colleges: number;
  programs: number;
}

class CountedLevel {
  @ApiProperty({ enum: PROGRAM_LEVELS })
  level: ProgramLevel;
  programs: number;
}

export class FieldDetail extends Field implements FieldDetailView {
  levels: CountedLevel[];
}

const CIP_MESSAGE = 'cip must be the code of a field, such as 1107';

export class ListProgramsQuery {
  /** The code of a field, four digits. Required unless `ids` is given. */
  @ValidateIf(({ ids, cip }: ListProgramsQuery) => ids === undefined || cip !== undefined)
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (parseCip(value) ?? value) : value))
  @Matches(/^\d{4}$/, { message: CIP_MESSAGE })
  @IsString({ message: CIP_MESSAGE })
  @ApiPropertyOptional()
  cip?: string;

  @IsOptional()
  @IsIn(PROGRAM_LEVELS)
  @ApiPropertyOptional({ enum: PROGRAM_LEVELS })
  level?: ProgramLevel;

  /** Two-letter code. */
  @IsOptional()
  @IsIn(STATE_CODES)
  state?: string;

  /** ID of a college. */
  @IsOptional()
  @IdFromQuery('college')
  college?: number;

  @IsIn(PROGRAM_SORTS)
  @ApiPropertyOptional({ enum: PROGRAM_SORTS })
  sort: ProgramSort = 'earnings_4_years';

  /** Default: descending; ascending for debt and name. Programs without the figure come last. */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  @ApiPropertyOptional({ enum: ['asc', 'desc'] })
  order?: 'asc' | 'desc';

  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 25;

  /** Position from the Link header of the previous page, in the same order. */
  @ApiPropertyOptional({ type: String })
  @ValidateIf(({ cursor }: ListProgramsQuery) => cursor !== undefined)
  @CursorFromQuery('cursor', parseProgramCursor)
  cursor?: ProgramCursor;

  /** One to four IDs of programs, separated by commas; all other parameters are ignored. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    String(value)
      .split(',')
      .map((id) => parseProgramId(id.trim())),
  )
  @IsObject({ each: true, message: 'ids must be IDs of programs, such as 2469-1107-bachelor' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_COMPARED_PROGRAMS, { message: `ids must contain at most ${MAX_COMPARED_PROGRAMS} programs` })
  @ApiPropertyOptional({ type: String })
  ids?: ProgramKey[];
}

export class ListFieldsQuery {
  /** Words of the title, or the beginning of the code. Without it, the fields with the most programs. */
  @IsOptional()
  @CleanedSearchWords()
  @IsString()
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'q must not contain control characters' })
  @Length(0, MAX_QUERY_LENGTH)
  q?: string;

  /** There are about 400 fields. */
  @WholeNumberFromQuery('limit', 1, 500)
  limit: number = 10;
}
