import { Injectable } from '@nestjs/common';
import { SupportPeople } from '../../application/support/ports/support-requests';
import { PeopleFacade } from '../../../identity';

@Injectable()
export class IdentitySupportPeople extends SupportPeople {
  constructor(private readonly identity: PeopleFacade) {
    super();
  }

  async findAddress(userId: number): Promise<string | null> {
    return (await this.identity.findReachableAddresses([userId])).get(userId) ?? null;
  }

  async findNames(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const people = await this.identity.listPeople(userIds);
    return new Map(people.map(({ id, displayName }) => [id, displayName]));
  }

  auditClosed(requestId: number, by: number, at: Date): Promise<void> {
    return this.identity.recordInAuditLog('moderation-action', by, at, `support request ${requestId}: close`);
  }
}
