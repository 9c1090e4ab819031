import { Injectable } from '@nestjs/common';
import { ActivityPeople } from '../../application/activity/ports/activity-log';
import type { ConsentLevel } from '../../domain/activity/consent';
import { CollegeInterestFacade, CatalogFacade } from '../../../colleges';
import { PeopleFacade } from '../../../identity';

@Injectable()
export class ContextsActivityPeople extends ActivityPeople {
  constructor(
    private readonly identity: PeopleFacade,
    private readonly interest: CollegeInterestFacade,
    private readonly catalog: CatalogFacade,
  ) {
    super();
  }

  deleteInquiries(userId: number, collegeId: number | null): Promise<void> {
    return this.interest.deleteInquiries(userId, collegeId);
  }

  async isAdult(userId: number): Promise<boolean> {
    const [person] = await this.identity.listPeople([userId]);
    return person?.isMinor === false;
  }

  async findCollegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.catalog.listNames(ids)).map(({ id, name }) => [id, name]));
  }

  auditConsent(userId: number, collegeId: number, level: ConsentLevel, at: Date): Promise<void> {
    return this.identity.recordInAuditLog('consent-changed', userId, at, `college ${collegeId}: ${level}`);
  }
}
