import { ApiProperty } from '@nestjs/swagger';
import type { PreparedQuestion } from '../../application/figure-questions/prepare-question';
import { RequestAboutBody } from '../connections/connections.dto';
import { AlumniUserView } from '../finder/finder.dto';

/** A college, with either a figure or a program of it; without both, the question is about the college. */
export class FigureQuestionBody extends RequestAboutBody {}

export class PreparedQuestionView implements PreparedQuestion {
  /** The question, with the official figure, its year and source. */
  text: string;
  /** The alum who fits best and takes requests of students; null if there is none. */
  @ApiProperty({ type: AlumniUserView, nullable: true })
  alumnus: AlumniUserView | null;
}
