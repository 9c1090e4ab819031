import { UseCase } from '../../../../shared/application/use-case';
import type { FinderFilters } from '../../domain/finder/finder';
import { rankMentors } from '../../domain/matching/match-ranking';
import { isEmptyInput } from '../../domain/matching/match-inputs';
import { LoadMatchInput } from './load-match-input';
import { Candidates } from './ports/candidates';
import { FinderReader, type FinderScope } from './ports/finder-reader';

/** So many of those who are found are compared one by one; of more, the best by index join them. */
const LOOKED_AT = 1_000;
/** So many are scored, best first; the others follow by rotation. */
const SCORED = 120;

/** The order of the finder for one student: by the score that recommendations have. */
@UseCase()
export class RankAlumni {
  constructor(
    private readonly loadMatchInput: LoadMatchInput,
    private readonly finder: FinderReader,
    private readonly candidates: Candidates,
  ) {}

  /** @returns the keys of those who come first; null when the student's profile says nothing to go by */
  async execute(studentId: number, filters: FinderFilters, scope: FinderScope): Promise<readonly number[] | null> {
    const student = await this.loadMatchInput.execute(studentId);
    if (isEmptyInput(student)) return null;
    const found = await this.finder.findIds(filters, scope, LOOKED_AT);
    const near = await this.candidates.bestAmong(studentId, student, found, SCORED);
    const best =
      found.length < LOOKED_AT ? [] : await this.candidates.bestFor(studentId, student, scope.without, SCORED);

    const candidates = new Map([...near, ...best].map((one) => [one.mentorId, one]));
    return rankMentors(student, [...candidates.values()]).map(({ mentorId }) => mentorId);
  }
}
