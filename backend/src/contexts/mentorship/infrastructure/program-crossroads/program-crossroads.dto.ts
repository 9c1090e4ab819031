import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import type {
  CrossroadsProgram,
  ProgramCrossroads,
} from '../../application/program-crossroads/list-program-crossroads';
import { CHOICE_TENDENCIES, type ChoiceTendency } from '../../domain/program-crossroads/program-crossroads';
import { ConsideredCollegeView } from '../privacy/privacy.dto';
import { CommaSeparatedList } from '../profiles/request-field-decorators';

const COUNT_ERROR = { message: 'programs must name 1 to 4 programs' };

export class ComparedProgramsQuery {
  /** IDs of programs, such as 2469-1107-bachelor; repeated or comma-separated. The level doesn’t matter. */
  @CommaSeparatedList()
  @ArrayMinSize(1, COUNT_ERROR)
  @ArrayMaxSize(4, COUNT_ERROR)
  @Matches(/^[1-9]\d{0,8}-\d{4}-[a-z-]{1,40}$/, { each: true, message: 'programs must be IDs of programs' })
  programs: string[];
}

class CrossroadsProgramView implements CrossroadsProgram {
  college: ConsideredCollegeView;
  /** Field of study: four digits of the CIP classification. */
  cip: string;
}

export class ProgramCrossroadsView implements ProgramCrossroads {
  /** Two programs. */
  @ApiProperty({ type: [CrossroadsProgramView] })
  programs: readonly CrossroadsProgramView[];
  /** Alumni of either program who considered the college of the other, at least 5. */
  @ApiProperty({ type: 'integer' })
  count: number;
  /** mostly-first, mostly-second: at least two thirds attended that college. */
  @ApiProperty({ enum: CHOICE_TENDENCIES })
  chose: ChoiceTendency;
}
