import { Injectable } from '@nestjs/common';
import { SharingFacade } from '../../../mentorship';
import { Consent, type SharingSettings } from '../../application/presence/ports/consent';

@Injectable()
export class SharingConsent extends Consent {
  constructor(private readonly sharing: SharingFacade) {
    super();
  }

  getEffectiveSharing(userId: number): Promise<SharingSettings> {
    return this.sharing.getEffectiveSharing(userId);
  }

  findSharedWith(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, SharingSettings>> {
    return this.sharing.findMutualSharing(userId, otherIds);
  }

  listSharers(userIds: readonly number[], field: keyof SharingSettings): Promise<readonly number[]> {
    return this.sharing.findSharers(userIds, field);
  }

  findConnectedSharers(
    userIds: readonly number[],
    field: keyof SharingSettings,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.sharing.findConnectedSharers(userIds, field, limit);
  }
}
