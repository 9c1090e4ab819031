import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { type ApplicantAccount, People, type Representative } from '../../application/memberships/ports/people';
import { IdentityFacade } from '../../../identity';

@Injectable()
export class IdentityPeople extends People {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  find(userId: number): Promise<Representative | null> {
    return this.identity.collegeAdmin({ userId });
  }

  findByUsername(username: string): Promise<Representative | null> {
    return this.identity.collegeAdmin({ username });
  }

  async findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const people = await this.identity.people(userIds);
    const adults = people.filter(({ role, isMinor }) => role === 'college_admin' && !isMinor);
    return new Map(adults.map(({ id, displayName }) => [id, displayName]));
  }

  async isAdult(userId: number): Promise<boolean> {
    const [person] = await this.identity.people([userId]);
    return person?.isMinor === false;
  }

  listApplicants(ids: readonly number[]): Promise<readonly ApplicantAccount[]> {
    return this.identity.applicants(ids);
  }

  async auditRefusal(userId: number, by: number, reason: string): Promise<void> {
    const now = this.clock.now();
    await this.identity.noteForAudit('administrator-refused', userId, now, reason);
    await this.identity.noteForAudit('moderation-action', by, now, `administrator ${userId}: refuse`);
  }

  auditApproval(userId: number, by: number): Promise<void> {
    return this.identity.noteForAudit('moderation-action', by, this.clock.now(), `administrator ${userId}: approve`);
  }
}
