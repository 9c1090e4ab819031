import { Injectable } from '@nestjs/common';
import {
  type ApplicantAccount,
  type AuditedAction,
  People,
  type Representative,
} from '../../application/memberships/ports/people';
import { PersonRecordFacade, PeopleFacade } from '../../../identity';

@Injectable()
export class IdentityPeople extends People {
  constructor(
    private readonly record: PersonRecordFacade,
    private readonly people: PeopleFacade,
  ) {
    super();
  }

  find(userId: number): Promise<Representative | null> {
    return this.record.findCollegeAdmin({ userId });
  }

  findByUsername(username: string): Promise<Representative | null> {
    return this.record.findCollegeAdmin({ username });
  }

  async findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const people = await this.people.listPeople(userIds);
    const adults = people.filter(({ role, isMinor }) => role === 'college_admin' && !isMinor);
    return new Map(adults.map(({ id, displayName }) => [id, displayName]));
  }

  async isAdult(userId: number): Promise<boolean> {
    const [person] = await this.people.listPeople([userId]);
    return person?.isMinor === false;
  }

  listApplicants(ids: readonly number[]): Promise<readonly ApplicantAccount[]> {
    return this.record.listApplicants(ids);
  }

  audit(action: AuditedAction, userId: number | null, at: Date, detail: string): Promise<void> {
    return this.people.recordInAuditLog(action, userId, at, detail);
  }
}
