import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../shared/domain/domain-error';
import type { QuestionAbout } from '../../shared/domain/question-about';
import { ProgramReader } from './application/programs/ports/program-reader';
import { FIGURE_NAMES } from './domain/catalogue/federal/federal-figures';
import { FieldNotFound, ProgramNotFound } from './domain/programs/errors';
import { PROGRAM_LEVELS } from './domain/programs/program-levels';

const UNKNOWN_PROGRAM = 'Choose a program of this college';
const FIGURES: ReadonlySet<string> = new Set(FIGURE_NAMES);

/** The figures and programs that questions can be about. */
@Injectable()
export class QuestionSubjectsFacade {
  constructor(private readonly programs: ProgramReader) {}

  /** Returns the field that names an unknown figure, field of study or program of the college; null if all are known. */
  async findUnknown(collegeId: number, { figure, cip, level }: QuestionAbout): Promise<FieldError | null> {
    if (figure !== null && !FIGURES.has(figure)) return { field: 'figure', message: 'Choose a figure from the list' };
    if (cip === null) return level === null ? null : { field: 'cip', message: 'cip is required if level is given' };
    const known = PROGRAM_LEVELS.find((one) => one === level);
    if (level !== null && known === undefined) return { field: 'level', message: UNKNOWN_PROGRAM };
    try {
      await (known ? this.programs.listByKeys([{ collegeId, cip, level: known }]) : this.programs.getField(cip));
      return null;
    } catch (refusal) {
      if (refusal instanceof FieldNotFound) return { field: 'cip', message: 'Choose a field from the list' };
      if (refusal instanceof ProgramNotFound) return { field: 'level', message: UNKNOWN_PROGRAM };
      throw refusal;
    }
  }
}
