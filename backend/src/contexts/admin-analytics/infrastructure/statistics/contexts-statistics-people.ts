import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { StatisticsPeople } from '../../application/statistics/ports/student-interactions';
import { findStateCode } from '../../domain/statistics/us-state';
import { CatalogFacade } from '../../../colleges';
import { PeopleFacade } from '../../../identity';
import { ProfilesFacade } from '../../../mentorship';

const PSEUDONYM_LENGTH = 8;

@Injectable()
export class ContextsStatisticsPeople extends StatisticsPeople {
  readonly #key: Buffer;

  constructor(
    private readonly identity: PeopleFacade,
    private readonly colleges: CatalogFacade,
    private readonly mentorship: ProfilesFacade,
    { sessionSecret }: Settings,
  ) {
    super();
    this.#key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'admin-analytics: pseudonyms of students', 32));
  }

  async findVisibleStudents(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set((await this.identity.listVisiblePeople(userIds)).map(({ id }) => id));
  }

  async findTraits(userIds: readonly number[]) {
    const traits = userIds.length > 0 ? await this.mentorship.findStudentTraits(userIds) : new Map<number, never>();
    return new Map(
      [...traits].map(([userId, { location, intendedMajor }]) => [
        userId,
        {
          state: findStateCode(location),
          major: intendedMajor === null ? null : this.colleges.findMajor(intendedMajor),
        },
      ]),
    );
  }

  findUndergraduateCounts(collegeIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.colleges.findUndergraduateCounts(collegeIds);
  }

  getPseudonym(userId: number, collegeId: number): string {
    const digest = createHmac('sha256', this.#key).update(`${collegeId}:${userId}`).digest('hex');
    return `S-${digest.slice(0, PSEUDONYM_LENGTH).toUpperCase()}`;
  }
}
