import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import type { QuestionAbout } from '../../domain/question-about';

const FIGURE_MESSAGE = 'figure must be the name of a figure, such as net_price';
const CIP_MESSAGE = 'cip must be the code of a field, such as 1107';
const LEVEL_MESSAGE = 'level must be the level of a program, such as bachelor';

/** A figure or program of a college, as a request names it. */
export class QuestionAboutBody implements QuestionAbout {
  /** Name of a figure, such as "net_price". */
  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString({ message: FIGURE_MESSAGE })
  @Matches(/^[a-z0-9_]{1,60}$/, { message: FIGURE_MESSAGE })
  figure: string | null = null;

  /** Field of study of a program: four digits. */
  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString({ message: CIP_MESSAGE })
  @Matches(/^\d{4}$/, { message: CIP_MESSAGE })
  cip: string | null = null;

  /** Level of that program, such as "bachelor". */
  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString({ message: LEVEL_MESSAGE })
  @Matches(/^[a-z-]{1,30}$/, { message: LEVEL_MESSAGE })
  level: string | null = null;
}

/** A figure or program of a college that a question is about. */
export class QuestionAboutView implements QuestionAbout {
  /** Name of a figure, such as "net_price". */
  @ApiProperty({ type: String, nullable: true })
  figure: string | null;
  /** Field of study of a program: four digits. */
  @ApiProperty({ type: String, nullable: true })
  cip: string | null;
  @ApiProperty({ type: String, nullable: true })
  level: string | null;
}
