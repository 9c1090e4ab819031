import type { CollegeChoice } from '../../../domain/joint-calls/joint-call';
import { JointCallAlumni } from '../ports/joint-call-alumni';

/** An alum with the students they are connected with. */
export interface JointCallAlum extends CollegeChoice {
  readonly studentIds: readonly number[];
}

/** All alumni have a public profile. */
export class InMemoryJointCallAlumni extends JointCallAlumni {
  constructor(private readonly alumni: readonly JointCallAlum[]) {
    super();
  }

  async lock(): Promise<void> {}

  async listConnected(
    studentId: number,
    collegeIds: readonly [number, number],
    limit: number,
  ): Promise<readonly Pick<CollegeChoice, 'userId' | 'collegeId'>[]> {
    const [one, other] = collegeIds;
    const choosing = (collegeId: number, consideredId: number): JointCallAlum[] =>
      this.alumni
        .filter((alum) => alum.collegeId === collegeId && alum.consideredIds.includes(consideredId))
        .filter(({ studentIds }) => studentIds.includes(studentId))
        .sort((a, b) => a.userId - b.userId)
        .slice(0, limit);
    return [...choosing(one, other), ...choosing(other, one)]
      .map(({ userId, collegeId }) => ({ userId, collegeId }))
      .sort((a, b) => a.userId - b.userId);
  }

  async findChoices(userIds: readonly number[]): Promise<ReadonlyMap<number, CollegeChoice>> {
    const found = this.alumni.filter(({ userId }) => userIds.includes(userId));
    return new Map(found.map(({ userId, collegeId, consideredIds }) => [userId, { userId, collegeId, consideredIds }]));
  }
}
