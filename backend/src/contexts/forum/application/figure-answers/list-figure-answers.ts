import { UseCase } from '../../../../shared/application/use-case';
import { toAlumSignature } from '../../domain/figure-answers/alum-signature';
import { Colleges } from '../discussions/ports/members';
import { AnsweringAlumni, FigureAnswers, type FigureAnswerQuery, type FigureAnswerRow } from './ports/figure-answers';

interface FigureAnswerPage {
  readonly items: readonly (FigureAnswerRow & { readonly signature: string })[];
  /** The ID after which the next page starts; null on the last page. */
  readonly nextAfter: number | null;
}

/** Lists published answers about the figures and programs of a college, signed with the alum’s college alone. */
@UseCase()
export class ListFigureAnswers {
  constructor(
    private readonly answers: FigureAnswers,
    private readonly alumni: AnsweringAlumni,
    private readonly colleges: Colleges,
  ) {}

  async execute(query: FigureAnswerQuery): Promise<FigureAnswerPage> {
    const found = await this.answers.list({ ...query, limit: query.limit + 1 });
    const rows = found.slice(0, query.limit);
    const alumni = await this.alumni.findByIds([...new Set(rows.flatMap(({ answererId }) => answererId ?? []))]);
    const collegeIds = [...alumni.values()].flatMap(({ collegeId }) => collegeId ?? []);
    const colleges = await this.colleges.findByIds([...new Set(collegeIds)]);
    const items = rows.map((row) => {
      const alum = row.answererId === null ? undefined : alumni.get(row.answererId);
      return { ...row, signature: toAlumSignature(alum, colleges.get(alum?.collegeId ?? 0)?.name) };
    });
    return { items, nextAfter: found.length > rows.length ? rows.at(-1)!.id : null };
  }
}
