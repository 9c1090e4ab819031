import { type TimeZoneOffsets, UTC_OFFSETS } from '../../../domain/delivery-schedule/mail-plan';
import { type NamedPerson, People } from '../ports/people';

/** Fake people in a map; everyone else has no account. */
export class InMemoryPeople extends People {
  readonly people = new Map<number, Pick<NamedPerson, 'displayName' | 'isMinor'>>();
  readonly suspended = new Set<number>();
  clocks: TimeZoneOffsets = UTC_OFFSETS;
  similar: readonly number[] = [];
  readonly representatives = new Set<number>();

  async isMinor(userId: number): Promise<boolean> {
    return this.people.get(userId)?.isMinor === true;
  }

  async findActive(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>> {
    const named = [...this.people].filter(([id]) => ids.includes(id) && !this.suspended.has(id));
    return new Map(named.map(([id, person]) => [id, { ...person, id, avatarUrl: null, isSample: false }]));
  }

  async findExistingIds(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(ids.filter((id) => this.people.has(id)));
  }

  async findAddress(userId: number): Promise<string | null> {
    return this.people.has(userId) ? `person${userId}@example.edu` : null;
  }

  async getTimeZoneOffsets(): Promise<TimeZoneOffsets> {
    return this.clocks;
  }

  async canRepresentCollege(userId: number): Promise<boolean> {
    return this.representatives.has(userId);
  }

  async listSimilarMentors(): Promise<readonly number[]> {
    return this.similar;
  }
}
