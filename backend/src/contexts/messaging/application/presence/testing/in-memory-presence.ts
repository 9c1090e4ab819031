import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import { getActivityCutoff, Presences } from '../ports/presences';
import { Consent, NOTHING_SHARED, type SharingSettings } from '../ports/consent';

/** Fake in which everyone is connected with everyone, except the pairs in `apart`. */
export class InMemoryConsent extends Consent {
  readonly sharing = new Map<number, SharingSettings>();
  /** Pairs who are not connected, smaller ID first. */
  readonly apart = new Set<string>();
  queryCount = 0;

  share(userId: number, shared: Partial<SharingSettings>): void {
    this.sharing.set(userId, { ...NOTHING_SHARED, ...shared });
  }

  separate(one: number, other: number): void {
    this.apart.add(toPairKey(one, other));
  }

  async getEffectiveSharing(userId: number): Promise<SharingSettings> {
    return this.sharing.get(userId) ?? NOTHING_SHARED;
  }

  async findSharedWith(userId: number, otherIds: readonly number[]): Promise<ReadonlyMap<number, SharingSettings>> {
    this.queryCount += 1;
    const own = await this.getEffectiveSharing(userId);
    const found = new Map<number, SharingSettings>();
    for (const id of otherIds) {
      const other = await this.getEffectiveSharing(id);
      const readReceipts = own.readReceipts && other.readReceipts;
      const activityStatus = own.activityStatus && other.activityStatus;
      const isShared = readReceipts || activityStatus;
      if (isShared && !this.apart.has(toPairKey(userId, id))) found.set(id, { readReceipts, activityStatus });
    }
    return found;
  }

  async listSharers(userIds: readonly number[], field: keyof SharingSettings): Promise<readonly number[]> {
    return userIds.filter((id) => this.sharing.get(id)?.[field]);
  }

  async findConnectedSharers(
    userIds: readonly number[],
    field: keyof SharingSettings,
    limit: number,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    this.queryCount += 1;
    const sharers = await this.listSharers([...this.sharing.keys()], field);
    return new Map(
      userIds.map((userId) => {
        const connected = sharers.filter((id) => id !== userId && !this.apart.has(toPairKey(userId, id)));
        return [userId, connected.slice(0, limit)];
      }),
    );
  }
}

const toPairKey = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

interface Row {
  readonly activeSince: Date;
  readonly seenAt: Date;
}

export class InMemoryPresences extends Presences {
  readonly #rows = new Map<number, Row>();

  async saveHeartbeats(userIds: readonly number[], now: Date): Promise<readonly number[]> {
    const arrived = userIds.filter((id) => !this.#isActive(id, getActivityCutoff(now)));
    for (const id of userIds) {
      const stored = arrived.includes(id) ? undefined : this.#rows.get(id);
      const seenAt = stored && stored.seenAt > now ? stored.seenAt : now;
      this.#rows.set(id, { activeSince: stored?.activeSince ?? now, seenAt });
    }
    return arrived;
  }

  async deleteInactive(after: Date, limit: number): Promise<readonly number[]> {
    const inactiveIds = [...this.#rows.keys()].filter((id) => !this.#isActive(id, after)).slice(0, limit);
    for (const id of inactiveIds) this.#rows.delete(id);
    return inactiveIds;
  }

  async findActive(userIds: readonly number[], after: Date): Promise<ReadonlySet<number>> {
    return new Set(userIds.filter((id) => this.#isActive(id, after)));
  }

  async delete(userId: number): Promise<boolean> {
    return this.#rows.delete(userId);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const row = this.#rows.get(userId);
    return { presence: row ? [{ active_since: row.activeSince, seen_at: row.seenAt }] : [] };
  }

  #isActive(id: number, after: Date): boolean {
    const row = this.#rows.get(id);
    return row !== undefined && row.seenAt > after;
  }
}
