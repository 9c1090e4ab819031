import { UseCase } from '../../../../shared/application/use-case';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { UnknownSubject } from '../connections/check-request-about';
import { QuestionSubjects } from '../connections/ports/question-subjects';
import type { FinderFilters } from '../../domain/finder/finder';
import { FindAlumni, type Searcher } from '../finder/find-alumni';
import type { AlumniUser } from '../finder/get-alumni';

/** More than one, because an account can close while the search runs. */
const MAX_FOUND = 3;

export interface PreparedQuestion {
  /** The question, with the official figure, its year and source. */
  readonly text: string;
  /** The alum who fits best and takes requests; null if there is none. */
  readonly alumnus: AlumniUser | null;
}

/** Prepares a question about a college, or a figure or program of it, and finds the alum to ask. Stores nothing. */
@UseCase()
export class PrepareQuestion {
  constructor(
    private readonly subjects: QuestionSubjects,
    private readonly findAlumni: FindAlumni,
  ) {}

  /**
   * Prefers alumni of the college who studied the program, then others of the college, each by the match with the
   * student. Leaves out alumni without room, and those the student has a request with or can't ask again yet.
   * @param by the student; null if their email isn't confirmed yet: only public profiles are found
   * @throws UnknownSubject also for a figure and a program together
   */
  async execute(by: Searcher, about: RequestAbout): Promise<PreparedQuestion> {
    if (about.figure !== null && about.cip !== null) {
      throw new UnknownSubject({ field: 'cip', message: 'Choose a figure or a program, not both' });
    }
    const unknown = await this.subjects.findUnknown(about);
    if (unknown) throw new UnknownSubject(unknown);
    const { collegeId, cip } = about;
    const ofProgram = cip === null ? null : await this.#findBest(by, { collegeId, field: cip });
    const alumnus = ofProgram ?? (await this.#findBest(by, { collegeId }));
    return { text: await this.subjects.composeQuestion(about), alumnus };
  }

  async #findBest(by: Searcher, where: FinderFilters): Promise<AlumniUser | null> {
    const { items } = await this.findAlumni.execute({
      by,
      filters: { ...where, mentor: true, takesRequests: true },
      sort: 'match',
      askable: by !== null,
      page: { limit: MAX_FOUND, offset: 0 },
    });
    return items[0] ?? null;
  }
}
