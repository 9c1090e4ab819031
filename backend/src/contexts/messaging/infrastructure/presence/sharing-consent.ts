import { Injectable } from '@nestjs/common';
import { SharingFacade } from '../../../mentorship';
import { Consent, type Shared } from '../../application/presence/ports/consent';

@Injectable()
export class SharingConsent extends Consent {
  constructor(private readonly sharing: SharingFacade) {
    super();
  }

  getShared(userId: number): Promise<Shared> {
    return this.sharing.getShared(userId);
  }

  findSharedWith(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Shared>> {
    return this.sharing.findShared(userId, otherIds);
  }

  listSharers(userIds: readonly number[], field: keyof Shared): Promise<readonly number[]> {
    return this.sharing.findSharers(userIds, field);
  }

  findConnectedSharers(
    userIds: readonly number[],
    field: keyof Shared,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.sharing.findConnectedSharers(userIds, field, limit);
  }
}
