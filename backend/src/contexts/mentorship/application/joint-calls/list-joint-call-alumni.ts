import { UseCase } from '../../../../shared/application/use-case';
import type { CollegeName } from '../profiles/own-profiles';
import { CollegeList } from '../profiles/ports/college-list';
import { People } from '../profiles/ports/people';
import { JointCallAlumni } from './ports/joint-call-alumni';

/** An alum for a joint call about two colleges. */
export interface JointCallCandidate {
  readonly id: number;
  readonly displayName: string;
  readonly avatarUrl: string | null;
  /** The college that they attended. */
  readonly college: CollegeName;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/** The number of alumni of each college that are offered. */
const MAX_ALUMNI_PER_COLLEGE = 10;

/** Lists the alumni with whom a student can have a joint call about two colleges. */
@UseCase()
export class ListJointCallAlumni {
  constructor(
    private readonly alumni: JointCallAlumni,
    private readonly people: People,
    private readonly colleges: CollegeList,
  ) {}

  /** @returns those of both colleges; empty if one of the two colleges has none */
  async execute(studentId: number, collegeIds: readonly [number, number]): Promise<readonly JointCallCandidate[]> {
    const found = await this.alumni.listConnected(studentId, collegeIds, MAX_ALUMNI_PER_COLLEGE);
    const people = await this.people.findActiveByIds(found.map(({ userId }) => userId));
    const colleges = await this.colleges.listByIds(collegeIds);
    const candidates = found.flatMap(({ userId, collegeId }) => {
      const person = people.get(userId);
      const college = colleges.find((one) => one.id === collegeId);
      if (!person || !college) return [];
      const { id, displayName, avatarUrl, isSample } = person;
      return [{ id, displayName, avatarUrl, college, isSample }];
    });
    return new Set(candidates.map(({ college }) => college.id)).size === 2 ? candidates : [];
  }
}
