import { Injectable } from '@nestjs/common';
import { SharingReader } from './application/privacy/ports/sharing';
import type { Sharing } from './domain/privacy/preferences';

/** What connected people share with each other. All answers leave out who may not share or be shared with. */
@Injectable()
export class SharingFacade {
  constructor(private readonly reader: SharingReader) {}

  /** What a person shares with people who share it, too. */
  getShared(userId: number): Promise<Sharing> {
    return this.reader.getShared(userId);
  }

  /** Those of `otherIds` with whom something is shared, and what. */
  async findShared(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, Sharing>> {
    const found = await this.reader.findShared(userId, otherIds);
    return new Map(found.map(({ otherId, ...sharing }) => [otherId, sharing]));
  }

  /** Those of `userIds` who share it. */
  findSharers(userIds: readonly number[], field: keyof Sharing): Promise<readonly number[]> {
    return this.reader.findSharers(userIds, field);
  }

  /** The connections of each of `userIds` who share it, whether or not the person does; of each at most `most`. */
  findConnectedSharers(
    userIds: readonly number[],
    field: keyof Sharing,
    most: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.reader.findConnectedSharers(userIds, field, most);
  }
}
