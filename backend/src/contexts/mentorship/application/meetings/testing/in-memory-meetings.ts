import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { Meeting } from '../../../domain/meetings/meeting';
import {
  MeetingNotFound,
  MeetingTimeConflict,
  type MeetingState,
  occupiedUserIds,
} from '../../../domain/meetings/meeting-state';
import type { Reminder, ReminderKind } from '../../../domain/meetings/meeting-reminder';
import { DAY_MS, type Period } from '../../../domain/availability/availability';
import {
  OUTCOME_QUESTION_DAYS,
  MeetingReader,
  type MeetingRow,
  type MeetingsQuery,
  Meetings,
  type UpcomingMeetingFilter,
} from '../ports/meetings';

const byTime = (one: MeetingState, other: MeetingState): number =>
  one.startTime.getTime() - other.startTime.getTime() || one.id - other.id;
const overlaps = (one: Period, other: Period): boolean =>
  one.startTime < other.endTime && other.startTime < one.endTime;
const isActive = ({ status }: MeetingState): boolean => status === 'pending' || status === 'confirmed';
const hasParticipant = ({ hostId, attendeeId }: MeetingState, userId: number): boolean =>
  hostId === userId || attendeeId === userId;

/** Also records the released events for tests. */
export class InMemoryMeetings extends Meetings {
  readonly states = new Map<number, MeetingState>();
  readonly events: DomainEvent[] = [];
  readonly #claimedReminders = new Set<string>();
  #last = 0;

  async nextId(): Promise<number> {
    return ++this.#last;
  }

  async find(id: number): Promise<Meeting | null> {
    const state = this.states.get(id);
    return state ? Meeting.restore({ ...state }) : null;
  }

  async lock(id: number): Promise<Meeting> {
    const meeting = await this.find(id);
    if (!meeting) throw new MeetingNotFound();
    return meeting;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(meeting: Meeting): Promise<void> {
    const state = meeting.snapshot();
    const others = this.all.filter((other) => other.id !== state.id && overlaps(other, state));
    const occupiedIds = new Set(others.flatMap((other) => occupiedUserIds(other)));
    if (occupiedUserIds(state).some((userId) => occupiedIds.has(userId))) throw new MeetingTimeConflict();
    this.states.set(state.id, state);
    this.events.push(...meeting.pullEvents());
  }

  async lockUpcoming(
    userId: number,
    now: Date,
    { withId, scheduledSince }: UpcomingMeetingFilter = {},
  ): Promise<readonly number[]> {
    const upcoming = this.all.filter(
      (one) =>
        hasParticipant(one, userId) &&
        (withId === undefined || hasParticipant(one, withId)) &&
        (scheduledSince === undefined || one.createdAt >= scheduledSince) &&
        isActive(one) &&
        one.startTime > now,
    );
    return upcoming.sort(byTime).map(({ id }) => id);
  }

  async listInvitationsSince(host: number, since: Date): Promise<readonly Date[]> {
    const sent = this.all.filter(
      ({ hostId, isInvitation, createdAt }) => hostId === host && isInvitation && createdAt > since,
    );
    return sent.map(({ createdAt }) => createdAt).sort((one, other) => one.getTime() - other.getTime());
  }

  async claimReminders(
    kind: ReminderKind,
    { from, until }: { readonly from: number; readonly until: number },
    now: Date,
  ): Promise<readonly Reminder[]> {
    const [latest, earliest] = [now.getTime() + from, now.getTime() + until];
    const isDue = ({ status, startTime, createdAt }: MeetingState): boolean =>
      startTime.getTime() > earliest &&
      startTime.getTime() <= latest &&
      createdAt.getTime() <= startTime.getTime() - from &&
      (status === 'confirmed' || (status === 'pending' && kind === 'day'));
    const reminders = this.all
      .filter(isDue)
      .sort(byTime)
      .flatMap(({ id, sequence, hostId, attendeeId, jointWithId }) =>
        // The host of a joint call is reminded by the first of its two meetings.
        [...(jointWithId === null || id < jointWithId ? [hostId] : []), attendeeId]
          // Negative IDs belong to erased accounts.
          .filter((userId) => userId > 0)
          .sort((one, other) => one - other)
          .map((userId): Reminder => ({ meetingId: id, userId, kind, sequence })),
      )
      .filter((reminder) => !this.#claimedReminders.has(JSON.stringify(reminder)));
    for (const reminder of reminders) this.#claimedReminders.add(JSON.stringify(reminder));
    return reminders;
  }

  get all(): MeetingState[] {
    return [...this.states.values()];
  }
}

const UNKNOWN_PARTICIPANT = {
  isConnected: false,
  isHidden: false,
  isPublic: false,
  college: null,
  major: null,
  intendedMajor: null,
};

/** Knows no blocks, and none of the users' profile details. */
export class InMemoryMeetingReader extends MeetingReader {
  constructor(private readonly meetings: InMemoryMeetings) {
    super();
  }

  async list(
    userId: number,
    { when, now, limit, offset }: MeetingsQuery,
  ): Promise<{ items: readonly MeetingRow[]; total: number }> {
    const listed = this.#listByUser(userId).sort(byTime);
    const upcoming = listed.filter(({ startTime }) => startTime > now);
    const started = listed.filter(({ startTime }) => startTime <= now).reverse();
    const since = new Date(now.getTime() - OUTCOME_QUESTION_DAYS * DAY_MS);
    const unanswered = started.filter(
      ({ endTime, status, outcome }) => endTime <= now && endTime > since && status === 'confirmed' && outcome === null,
    );
    const all = when ? { upcoming: upcoming, past: started, unanswered }[when] : [...upcoming, ...started];
    return { items: all.slice(offset, offset + limit), total: all.length };
  }

  async findById(userId: number, id: number): Promise<MeetingRow | null> {
    return this.#listByUser(userId).find((one) => one.id === id) ?? null;
  }

  async listSince(userId: number, from: Date, limit: number): Promise<readonly MeetingRow[]> {
    const found = this.#listByUser(userId).filter(({ endTime }) => endTime >= from);
    return found.sort(byTime).reverse().slice(0, limit);
  }

  async countUpcoming(userId: number, now: Date): Promise<number> {
    return this.#listByUser(userId).filter((one) => isActive(one) && one.startTime > now).length;
  }

  async findOverlap(
    userId: number,
    period: Period,
    except: number | null,
  ): Promise<(Period & { id: number; title: string }) | null> {
    const found = this.meetings.all.filter(
      (one) => occupiedUserIds(one).includes(userId) && overlaps(one, period) && one.id !== except,
    );
    const [first] = found.sort(byTime);
    return first ? { id: first.id, title: first.title, startTime: first.startTime, endTime: first.endTime } : null;
  }

  async listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]> {
    return this.meetings.all
      .filter((one) => overlaps(one, { startTime: from, endTime: until }))
      .flatMap((one) =>
        occupiedUserIds(one)
          .filter((userId) => userIds.includes(userId))
          .map(() => ({ startTime: one.startTime, endTime: one.endTime })),
      )
      .sort((one, other) => one.startTime.getTime() - other.startTime.getTime());
  }

  #findJoint({ jointWithId }: MeetingState): MeetingRow['joint'] {
    const found = jointWithId === null ? undefined : this.meetings.states.get(jointWithId);
    return found ? { attendeeId: found.attendeeId, status: found.status } : null;
  }

  #listByUser(userId: number): MeetingRow[] {
    return this.meetings.all
      .filter((one) => hasParticipant(one, userId))
      .map((one) => ({ ...one, outcome: null, other: UNKNOWN_PARTICIPANT, joint: this.#findJoint(one) }));
  }
}
