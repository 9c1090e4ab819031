import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { QuestionAboutView } from '../../../../shared/infrastructure/http/question-about.dto';

export class ListFigureAnswersQuery {
  @IdFromQuery('collegeId')
  collegeId: number;

  /** Name of a figure, such as "net_price". */
  @IsOptional()
  @IsString()
  @Matches(/^[a-z0-9_]{1,60}$/, { message: 'figure must be the name of a figure, such as net_price' })
  figure?: string;

  /** Field of study of a program: four digits. */
  @IsOptional()
  @IsString()
  @Matches(/^\d{4}$/, { message: 'cip must be the code of a field, such as 1107' })
  cip?: string;

  /** Level of a program, such as "bachelor". */
  @IsOptional()
  @IsString()
  @Matches(/^[a-z-]{1,30}$/, { message: 'level must be the level of a program, such as bachelor' })
  level?: string;

  /** Position from the Link header of the previous page. */
  @IsOptional()
  @IdFromQuery('cursor')
  cursor?: number;

  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 20;
}

/** A published question about a figure or program, with the answer of an alum. */
export class FigureAnswerView {
  /** ID of the discussion. */
  @ApiProperty({ type: 'integer' })
  id: number;
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  about: QuestionAboutView;
  /** The first 1,500 characters. */
  question: string;
  /** The first 1,500 characters. */
  answer: string;
  /** The month of the answer, such as "2026-11". */
  month: string;
  /** "Verified alum of" or "Alum of" a college, or "An alum". */
  signature: string;
  /** The same as `id`. */
  @ApiProperty({ type: 'integer' })
  postId: number;
}
