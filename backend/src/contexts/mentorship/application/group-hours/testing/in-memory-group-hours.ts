import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import type { Period } from '../../../domain/availability/availability';
import type { ReminderKind } from '../../../domain/meetings/meeting-reminder';
import { GroupHour } from '../../../domain/group-hours/group-hour';
import {
  GroupHourNotFound,
  type GroupHourState,
  GroupHourTimeConflict,
  occupiedByGroupHour,
} from '../../../domain/group-hours/group-hour-state';
import {
  type GroupHourReminder,
  GroupHourReader,
  type GroupHourRow,
  GroupHours,
  type GroupHoursQuery,
} from '../ports/group-hours';

const bySoonest = (one: GroupHourState, other: GroupHourState): number =>
  one.startTime.getTime() - other.startTime.getTime() || one.id - other.id;
const overlaps = (one: Period, other: Period): boolean =>
  one.startTime < other.endTime && other.startTime < one.endTime;
const hasParticipant = ({ hostId, guests }: GroupHourState, userId: number): boolean =>
  hostId === userId || guests.some((guest) => guest.userId === userId);

/** Also records the released events for tests. Knows no meetings of two people. */
export class InMemoryGroupHours extends GroupHours {
  readonly states = new Map<number, GroupHourState>();
  readonly events: DomainEvent[] = [];
  readonly #claimed = new Set<string>();
  #last = 0;

  async nextId(): Promise<number> {
    return ++this.#last;
  }

  async find(id: number): Promise<GroupHour | null> {
    const state = this.states.get(id);
    return state ? GroupHour.restore({ ...state }) : null;
  }

  async lock(id: number): Promise<GroupHour> {
    const groupHour = await this.find(id);
    if (!groupHour) throw new GroupHourNotFound();
    return groupHour;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(groupHour: GroupHour): Promise<void> {
    const state = groupHour.snapshot();
    const others = this.all.filter((other) => other.id !== state.id && overlaps(other, state));
    const busyIds = new Set(others.flatMap(occupiedByGroupHour));
    if (occupiedByGroupHour(state).some((userId) => busyIds.has(userId))) throw new GroupHourTimeConflict();
    this.states.set(state.id, state);
    this.events.push(...groupHour.pullEvents());
  }

  async lockUpcoming(userId: number, now: Date, hostId?: number): Promise<readonly number[]> {
    return this.all
      .filter(
        (one) =>
          hasParticipant(one, userId) &&
          (hostId === undefined || one.hostId === hostId) &&
          one.status === 'open' &&
          one.startTime > now,
      )
      .sort(bySoonest)
      .map(({ id }) => id);
  }

  async claimReminders(
    kind: ReminderKind,
    { from, until }: { readonly from: number; readonly until: number },
    now: Date,
  ): Promise<readonly GroupHourReminder[]> {
    const isDue = ({ status, startTime }: GroupHourState): boolean => {
      const left = startTime.getTime() - now.getTime();
      return status === 'open' && left > until && left <= from;
    };
    const reminders = this.all
      .filter(isDue)
      .sort(bySoonest)
      .flatMap(({ id, hostId, createdAt, startTime, guests }) =>
        [{ userId: hostId, since: createdAt }, ...guests.map(({ userId, joinedAt: since }) => ({ userId, since }))]
          .filter(({ since }) => since.getTime() <= startTime.getTime() - from)
          .map(({ userId }): GroupHourReminder => ({ groupHourId: id, userId, kind }))
          .sort((one, other) => one.userId - other.userId),
      )
      .filter((reminder) => !this.#claimed.has(JSON.stringify(reminder)));
    for (const reminder of reminders) this.#claimed.add(JSON.stringify(reminder));
    return reminders;
  }

  get all(): GroupHourState[] {
    return [...this.states.values()];
  }
}

const UNKNOWN_HOST = { college: null, collegeId: null, major: null, graduationYear: null };

/** Finds every host, and knows no blocks and no profiles. */
export class InMemoryGroupHourReader extends GroupHourReader {
  constructor(private readonly groupHours: InMemoryGroupHours) {
    super();
  }

  async list(
    viewerId: number,
    { list, hostId, collegeId, now, limit, after }: GroupHoursQuery,
  ): Promise<readonly GroupHourRow[]> {
    const isListed = (one: GroupHourState): boolean =>
      list === 'open'
        ? one.status === 'open' && one.startTime > now && one.hostId !== viewerId
        : one.endTime > now && hasParticipant(one, viewerId);
    const isLater = ({ startTime, id }: GroupHourState): boolean =>
      after === null || startTime > after.at || (startTime.getTime() === after.at.getTime() && id > after.id);
    return this.groupHours.all
      .filter((one) => isListed(one) && isLater(one) && collegeId === undefined)
      .filter((one) => hostId === undefined || one.hostId === hostId)
      .sort(bySoonest)
      .slice(0, limit)
      .map(toRow);
  }

  async findById(viewerId: number, id: number, isOpenFound: boolean): Promise<GroupHourRow | null> {
    const found = this.groupHours.states.get(id);
    const isFound = found && (hasParticipant(found, viewerId) || (isOpenFound && found.status === 'open'));
    return isFound ? toRow(found) : null;
  }

  async listSince(userId: number, from: Date, limit: number): Promise<readonly GroupHourRow[]> {
    const found = this.groupHours.all.filter((one) => hasParticipant(one, userId) && one.endTime >= from);
    return found.sort(bySoonest).reverse().slice(0, limit).map(toRow);
  }

  async countUpcoming(hostId: number, now: Date): Promise<number> {
    return this.groupHours.all.filter((one) => one.hostId === hostId && one.status === 'open' && one.startTime > now)
      .length;
  }
}

const toRow = (state: GroupHourState): GroupHourRow => ({ ...state, host: UNKNOWN_HOST });
