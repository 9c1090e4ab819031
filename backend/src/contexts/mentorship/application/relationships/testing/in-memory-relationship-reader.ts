import { RelationshipReader, type RelationshipRow } from '../ports/relationship-reader';

/** Relationships that a test adds; there are no blocks, and the similar mentors are the same for everyone. */
export class InMemoryRelationshipReader extends RelationshipReader {
  readonly rows: RelationshipRow[] = [];
  similarMentorIds: readonly number[] = [];

  async listByIds(): Promise<readonly RelationshipRow[]> {
    return this.rows;
  }

  async listBlocksAfter(): Promise<readonly (readonly [number, number])[]> {
    return [];
  }

  async listBlockedWith(): Promise<readonly number[]> {
    return [];
  }

  async listSimilarMentors(_: number, __: number, limit: number): Promise<readonly number[]> {
    return this.similarMentorIds.slice(0, limit);
  }

  async listMentors(): Promise<[]> {
    return [];
  }
}
