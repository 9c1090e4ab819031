import { UseCase } from '../../../../shared/application/use-case';
import { Relations } from '../connections/ports/connections';
import { StudentProfiles } from '../profiles/ports/profiles';
import { toFinderScope } from './find-alumni';
import { type CountedCollege, FinderReader } from './ports/finder';

/** Alumni who studied a student's intended major. */
export interface AlumniOfMajor {
  /** Null if the student has none. */
  readonly major: string | null;
  /** Only colleges with such alumni, in the order of the request. */
  readonly colleges: readonly CountedCollege[];
}

/** Counts the alumni of some colleges who studied a student's intended major: those whom the finder finds for it. */
@UseCase()
export class CountAlumniOfMajor {
  constructor(
    private readonly students: StudentProfiles,
    private readonly relations: Relations,
    private readonly finder: FinderReader,
  ) {}

  async execute(studentId: number, collegeIds: readonly number[]): Promise<AlumniOfMajor> {
    const major = (await this.students.findByUserId(studentId))?.snapshot().intendedMajor ?? null;
    if (major === null) return { major, colleges: [] };
    const scope = toFinderScope({ id: studentId, role: 'student' }, await this.relations.findByUserId(studentId));
    const colleges = await this.finder.countByCollege([...new Set(collegeIds)], { major }, scope);
    return { major, colleges };
  }
}
