import type { FieldError } from '../../../../shared/domain/domain-error';
import type { QuestionAbout } from '../../../../shared/domain/question-about';
import { UseCase } from '../../../../shared/application/use-case';
import { FIGURE_NAMES } from '../../domain/catalogue/federal/federal-figures';
import { FieldNotFound, ProgramNotFound } from '../../domain/programs/errors';
import { PROGRAM_LEVELS } from '../../domain/programs/program-levels';
import {
  composeCollegeQuestion,
  composeFigureQuestion,
  composeProgramQuestion,
} from '../../domain/question-subjects/question-text';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { CollegeReader } from '../directory/ports/college-reader';
import { ProgramReader, type ProgramView } from '../programs/ports/program-reader';

const UNKNOWN_PROGRAM = 'Choose a program of this college';

/** The program figures that a question can quote, the first one with a value. */
const QUOTED_FIGURES = [
  { name: 'earnings_4_years', phrase: 'median pay 4 years after finishing', unit: 'usd' },
  { name: 'earnings_1_year', phrase: 'median pay one year after finishing', unit: 'usd' },
  { name: 'debt', phrase: 'the median federal debt of graduates', unit: 'usd' },
  { name: 'awards', phrase: 'the number of awards in a year', unit: 'people' },
] as const;

const findFigureName = (name: string | null) => FIGURE_NAMES.find((one) => one === name);
const findLevel = (name: string | null) => PROGRAM_LEVELS.find((one) => one === name) ?? null;

/** Checks what questions are about, and writes the question that people start from. */
@UseCase()
export class DescribeQuestionSubject {
  constructor(
    private readonly colleges: CollegeReader,
    private readonly programs: ProgramReader,
    private readonly known: KnownColleges,
  ) {}

  /** Returns the field that names an unknown college, figure, field of study or program; null if all are known. */
  async findUnknown(collegeId: number, { figure, cip, level }: QuestionAbout): Promise<FieldError | null> {
    if ((await this.known.listExistingIds([collegeId])).length === 0) {
      return { field: 'collegeId', message: 'Choose a college from the list' };
    }
    if (figure !== null && !findFigureName(figure))
      return { field: 'figure', message: 'Choose a figure from the list' };
    if (cip === null) return level === null ? null : { field: 'cip', message: 'cip is required if level is given' };
    const known = findLevel(level);
    if (level !== null && known === null) return { field: 'level', message: UNKNOWN_PROGRAM };
    try {
      await (known ? this.programs.listByKeys([{ collegeId, cip, level: known }]) : this.programs.getField(cip));
      return null;
    } catch (refusal) {
      if (refusal instanceof FieldNotFound) return { field: 'cip', message: 'Choose a field from the list' };
      if (refusal instanceof ProgramNotFound) return { field: 'level', message: UNKNOWN_PROGRAM };
      throw refusal;
    }
  }

  /**
   * Writes a question about a figure or program, with its official value, year and source. Never contains a price of a
   * family.
   * @param about a known figure or program; null for the college itself
   * @throws CollegeNotFound, FieldNotFound, ProgramNotFound
   */
  async compose(collegeId: number, about: QuestionAbout | null): Promise<string> {
    const { name, figures } = await this.colleges.get(collegeId);
    const figure = findFigureName(about?.figure ?? null);
    if (figure) return composeFigureQuestion(name, figure, figures[figure]);
    const cip = about?.cip ?? null;
    if (cip === null) return composeCollegeQuestion(name);
    const level = findLevel(about?.level ?? null);
    if (level === null) {
      const { field } = await this.programs.getField(cip);
      return composeProgramQuestion(name, { field, level, figure: null });
    }
    const [program] = await this.programs.listByKeys([{ collegeId, cip, level }]);
    return composeProgramQuestion(name, { field: program!.field, level, figure: findQuotedFigure(program!) });
  }
}

function findQuotedFigure({ figures }: ProgramView) {
  const quoted = QUOTED_FIGURES.find(({ name }) => figures[name].value !== null);
  return quoted ? { ...figures[quoted.name], phrase: quoted.phrase, unit: quoted.unit } : null;
}
