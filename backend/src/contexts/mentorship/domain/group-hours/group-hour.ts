import { Aggregate } from '../../../../shared/domain/aggregate';
import { GroupHourCancelled, GroupHourJoined } from '../../integration-events/group-hour-events';
import {
  assertValidTime,
  callClosesAt,
  callOpensAt,
  MeetingNotJoinable,
  OnlyHostAllowed,
} from '../meetings/meeting-state';
import {
  GroupHourFull,
  GroupHourNotFound,
  GroupHourNotJoined,
  GroupHourNotUpcoming,
  type GroupHourPlan,
  type GroupHourState,
} from './group-hour-state';

/** A call of one alum with up to eight students, who don't see each other's names before it. */
export class GroupHour extends Aggregate {
  private constructor(private state: GroupHourState) {
    super();
  }

  /** @throws MeetingRefused for a time that a meeting couldn't have either */
  static offer(id: number, room: string, plan: GroupHourPlan, now: Date): GroupHour {
    assertValidTime(plan, now);
    const dates = { createdAt: now, updatedAt: now };
    return new GroupHour({ ...plan, id, room, status: 'open', sequence: 0, reason: null, guests: [], ...dates });
  }

  static restore(state: GroupHourState): GroupHour {
    return new GroupHour(state);
  }

  /**
   * Adds a student. Joining again changes nothing.
   * @throws GroupHourNotUpcoming, GroupHourFull
   */
  join(userId: number, question: string | null, now: Date): void {
    this.#assertUpcoming(now);
    if (this.hasGuest(userId)) return;
    const { guests, places, hostId } = this.state;
    if (guests.length >= places) throw new GroupHourFull();
    this.#update({ guests: [...guests, { userId, joinedAt: now, question }] }, now);
    this.record(new GroupHourJoined(this.id, hostId, now));
  }

  /**
   * Removes a student, whose place becomes free. Leaving again changes nothing.
   * @throws GroupHourNotUpcoming
   */
  leave(userId: number, now: Date): void {
    if (!this.hasGuest(userId)) return;
    this.#assertUpcoming(now);
    this.#update({ guests: this.state.guests.filter((guest) => guest.userId !== userId) }, now);
  }

  /** @throws GroupHourNotUpcoming, GroupHourNotJoined */
  changeQuestion(userId: number, question: string | null, now: Date): void {
    if (!this.hasGuest(userId)) throw new GroupHourNotJoined();
    this.#assertUpcoming(now);
    const guests = this.state.guests.map((guest) => (guest.userId === userId ? { ...guest, question } : guest));
    this.#update({ guests }, now);
  }

  /**
   * Cancels it for its host. Canceling again changes nothing.
   * @throws GroupHourNotFound for strangers, OnlyHostAllowed, GroupHourNotUpcoming
   */
  cancel(by: number, reason: string | null, now: Date): void {
    if (!this.hasParticipant(by)) throw new GroupHourNotFound();
    if (by !== this.hostId) throw new OnlyHostAllowed();
    if (this.state.status === 'cancelled') return;
    this.#assertUpcoming(now);
    this.#cancel(reason, now);
  }

  /** Ends the part of a person who leaves: cancels what they host, and removes them from the others, if upcoming. */
  endFor(userId: number, now: Date): void {
    if (!this.isUpcoming(now)) return;
    if (userId === this.hostId) this.#cancel(null, now);
    else this.leave(userId, now);
  }

  /**
   * @throws GroupHourNotFound for people who haven't joined or if it was canceled, MeetingNotJoinable outside the time in
   *   which the call is open
   */
  assertCallOpen(by: number, now: Date): void {
    if (!this.hasParticipant(by) || this.state.status === 'cancelled') throw new GroupHourNotFound();
    const [from, until] = [callOpensAt(this.state), callClosesAt(this.state)];
    if (now < from || until < now) throw new MeetingNotJoinable(from, until);
  }

  get id(): number {
    return this.state.id;
  }

  get hostId(): number {
    return this.state.hostId;
  }

  hasGuest(userId: number): boolean {
    return this.state.guests.some((guest) => guest.userId === userId);
  }

  hasParticipant(userId: number): boolean {
    return userId === this.hostId || this.hasGuest(userId);
  }

  isUpcoming(now: Date): boolean {
    return this.state.status === 'open' && this.state.startTime > now;
  }

  snapshot(): GroupHourState {
    return { ...this.state };
  }

  #assertUpcoming(now: Date): void {
    if (!this.isUpcoming(now)) throw new GroupHourNotUpcoming();
  }

  #cancel(reason: string | null, now: Date): void {
    const guestIds = this.state.guests.map(({ userId }) => userId);
    this.#update({ status: 'cancelled', sequence: this.state.sequence + 1, reason }, now);
    this.record(new GroupHourCancelled(this.id, this.hostId, guestIds, now));
  }

  #update(changed: Partial<GroupHourState>, now: Date): void {
    this.state = { ...this.state, ...changed, updatedAt: now };
  }
}
