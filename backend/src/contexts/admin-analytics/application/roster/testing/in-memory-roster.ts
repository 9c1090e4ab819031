import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { AlreadyInRoster, RosterEntryNotFound } from '../../../domain/roster/errors';
import { RosterEntry, type RosterEntryState } from '../../../domain/roster/roster-entry';
import { type NewRosterEntry, Roster, type RosterFilter, type RosterQuery } from '../ports/roster';

interface DeclinedAddress {
  readonly collegeId: number;
  readonly email: string;
}

export class InMemoryRoster extends Roster {
  /** By ID, with ended affiliations. */
  readonly entries = new Map<number, RosterEntryState>();
  readonly declined: DeclinedAddress[] = [];
  readonly events: DomainEvent[] = [];
  #lastId = 0;

  async list(
    collegeId: number,
    { filter, offset, limit }: RosterQuery,
  ): Promise<{ items: RosterEntryState[]; total: number }> {
    const found = [...this.entries.values()]
      .filter((entry) => entry.collegeId === collegeId && isMatch(entry, filter) && !this.#isAddedAgain(entry))
      .sort((one, other) => one.id - other.id);
    return { items: found.slice(offset, offset + limit), total: found.length };
  }

  async lock(collegeId: number, id: number): Promise<RosterEntry> {
    const entry = this.entries.get(id);
    if (entry?.collegeId !== collegeId) throw new RosterEntryNotFound();
    return RosterEntry.restore(entry);
  }

  async add({ collegeId, externalId, alumnus, importedAt, purgeAt }: NewRosterEntry): Promise<number> {
    const id = ++this.#lastId;
    const entry = { id, collegeId, externalId, alumnus, importedAt, purgeAt };
    const state = { ...entry, claimedBy: null, claimedAt: null, endedAt: null };
    this.#assertFree(state);
    this.entries.set(id, state);
    return id;
  }

  async save(entry: RosterEntry): Promise<void> {
    this.#assertFree(entry.snapshot());
    this.#store(entry);
  }

  async end(entry: RosterEntry): Promise<void> {
    this.#store(entry);
  }

  async relist(entry: RosterEntry): Promise<void> {
    this.#assertFree(entry.snapshot());
    this.#store(entry);
  }

  async deleteEnded(id: number): Promise<void> {
    if (this.entries.get(id)?.endedAt) this.entries.delete(id);
  }

  #store(entry: RosterEntry): void {
    this.entries.set(entry.id, entry.snapshot());
    this.events.push(...entry.pullEvents());
  }

  #assertFree({ id, collegeId, alumnus: { email }, externalId, claimedBy }: RosterEntryState): void {
    const isTaken = [...this.entries.values()].some(
      (other) =>
        other.id !== id &&
        other.collegeId === collegeId &&
        (other.alumnus.email === email || (externalId !== null && other.externalId === externalId)),
    );
    const isDeclined =
      claimedBy === null && this.declined.some((one) => one.collegeId === collegeId && one.email === email);
    if (isTaken || isDeclined) throw new AlreadyInRoster();
  }

  #isAddedAgain({ id, collegeId, alumnus: { email }, endedAt }: RosterEntryState): boolean {
    return (
      endedAt !== null &&
      [...this.entries.values()].some(
        (other) => other.id !== id && other.collegeId === collegeId && !other.endedAt && other.alumnus.email === email,
      )
    );
  }
}

function isMatch({ id, alumnus, externalId }: RosterEntryState, filter: RosterFilter | null): boolean {
  return filter === null || { id, email: alumnus.email, externalId }[filter.by] === filter.value;
}
