import { Injectable } from '@nestjs/common';
import { SharingReader } from './application/privacy/ports/sharing';
import type { SharingSettings } from './domain/privacy/preferences';

/** What connected people share with each other. Results leave out people who cannot share or be shared with. */
@Injectable()
export class SharingFacade {
  constructor(private readonly reader: SharingReader) {}

  /** Returns what a person shares with people who share it as well. */
  getEffectiveSharing(userId: number): Promise<SharingSettings> {
    return this.reader.getEffectiveSharing(userId);
  }

  /** Finds those of `otherIds` with whom something is shared, and what. */
  async findMutualSharing(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, SharingSettings>> {
    const found = await this.reader.listMutualSharing(userId, otherIds);
    return new Map(found.map(({ otherId, ...sharing }) => [otherId, sharing]));
  }

  /** Finds those of `userIds` who share `field`. */
  findSharers(userIds: readonly number[], field: keyof SharingSettings): Promise<readonly number[]> {
    return this.reader.listSharers(userIds, field);
  }

  /**
   * Finds the connections of each of `userIds` who share `field`, whether or not the user does; at most `max` per
   * user.
   */
  findConnectedSharers(
    userIds: readonly number[],
    field: keyof SharingSettings,
    max: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.reader.findConnectedSharers(userIds, field, max);
  }
}
