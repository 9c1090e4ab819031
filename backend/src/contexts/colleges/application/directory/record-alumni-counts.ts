import { UseCase } from '../../../../shared/application/use-case';
import { alumniStep } from '../../domain/catalogue/alumni-count';
import { AlumniCounts, type AlumniOfCollege } from './ports/alumni-counts';
import { ListedColleges } from './ports/listed-colleges';

/** Records how many alumni each college has, in steps. Mentorship counts them. */
@UseCase()
export class RecordAlumniCounts {
  constructor(
    private readonly colleges: ListedColleges,
    private readonly counts: AlumniCounts,
  ) {}

  /** @param count returns the numbers of these colleges; the ones it leaves out have no alumni */
  async execute(count: (collegeIds: readonly number[]) => Promise<readonly AlumniOfCollege[]>): Promise<void> {
    for await (const ids of this.colleges.listPages()) {
      const found = await count(ids);
      await this.counts.saveAlumniCounts(
        ids,
        found.map((one) => ({ ...one, alumni: alumniStep(one.alumni) })),
      );
    }
  }
}
