import { CampusEvent, type CampusEventState } from '../../../domain/campus-events/campus-event';
import { CampusEventNotFound } from '../../../domain/campus-events/campus-event-errors';
import type { CampusEventId, CollegeId, PersonId } from '../../../domain/catalogue/ids';
import { CampusEvents, Rsvps } from '../ports/campus-events';
import type { KnownColleges } from '../../catalogue/ports/known-colleges';

export class InMemoryCampusEvents extends CampusEvents {
  readonly #rows = new Map<CampusEventId, CampusEventState>();
  #lastId = 0;

  constructor(private readonly colleges: KnownColleges) {
    super();
  }

  async nextId(): Promise<CampusEventId> {
    this.#lastId += 1;
    return this.#lastId as CampusEventId;
  }

  async saveOnce(event: CampusEvent): Promise<{ id: CampusEventId; isFirst: boolean }> {
    const state = event.snapshot();
    await this.colleges.get(state.collegeId);
    const existing = this.all.find((row) => isSame(row, state));
    if (!existing) this.#rows.set(event.id, state);
    return { id: existing?.id ?? event.id, isFirst: !existing };
  }

  async find(id: number): Promise<CampusEvent | null> {
    const row = this.#rows.get(id as CampusEventId);
    return row ? CampusEvent.restore({ ...row }) : null;
  }

  async lock(id: number): Promise<CampusEvent> {
    const event = await this.find(id);
    if (!event) throw new CampusEventNotFound();
    return event;
  }

  async save(event: CampusEvent): Promise<void> {
    this.#rows.set(event.id, event.snapshot());
  }

  async countSamplesAfter(time: Date, collegeId: CollegeId): Promise<number> {
    return this.all.filter((row) => row.isSample && row.collegeId === collegeId && row.startsAt > time).length;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  get all(): CampusEventState[] {
    return [...this.#rows.values()];
  }
}

const isSame = (first: CampusEventState, second: CampusEventState): boolean =>
  first.status !== 'cancelled' &&
  first.collegeId === second.collegeId &&
  first.createdBy === second.createdBy &&
  first.title === second.title &&
  first.startsAt.getTime() === second.startsAt.getTime();

export class InMemoryRsvps extends Rsvps {
  readonly #answers = new Map<CampusEventId, Set<PersonId>>();

  async save(eventId: CampusEventId, by: PersonId): Promise<number> {
    return this.#getAttendees(eventId).add(by).size;
  }

  async delete(eventId: CampusEventId, by: PersonId): Promise<number> {
    this.#getAttendees(eventId).delete(by);
    return this.#getAttendees(eventId).size;
  }

  async count(eventId: CampusEventId): Promise<number> {
    return this.#getAttendees(eventId).size;
  }

  #getAttendees(eventId: CampusEventId): Set<PersonId> {
    const answers = this.#answers.get(eventId) ?? new Set();
    this.#answers.set(eventId, answers);
    return answers;
  }
}
