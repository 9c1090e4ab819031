import { UseCase } from '../../../../shared/application/use-case';
import { alumniStep } from '../../domain/catalogue/alumni-count';
import { AlumniCounts, type AlumniOfCollege } from './ports/alumni-counts';

/** Small enough to count within the time-out of a statement. */
const COLLEGES_PER_PAGE = 50;

/** Records how many alumni each college has, in steps. Mentorship counts them. */
@UseCase()
export class RecordAlumniCounts {
  constructor(private readonly counts: AlumniCounts) {}

  /** @param count returns the numbers of these colleges; the ones it leaves out have no alumni */
  async execute(count: (collegeIds: readonly number[]) => Promise<readonly AlumniOfCollege[]>): Promise<void> {
    for (let after = 0; ;) {
      const ids = await this.counts.collegesAfter(after, COLLEGES_PER_PAGE);
      if (ids.length === 0) return;
      const found = await count(ids);
      await this.counts.replace(
        ids,
        found.map((one) => ({ ...one, alumni: alumniStep(one.alumni) })),
      );
      after = ids.at(-1)!;
    }
  }
}
