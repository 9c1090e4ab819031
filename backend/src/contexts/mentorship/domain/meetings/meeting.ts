import { Aggregate, type DomainEvent } from '../../../../shared/domain/aggregate';
import {
  HostOnly,
  MeetingNotFound,
  MeetingOver,
  NoAnswerAwaited,
  NotJoinable,
  type MeetingAnswer,
  type MeetingState,
  NO_PROPOSAL,
  plannedState,
  type Proposal,
} from './meeting-state';
import { MeetingAnswered, MeetingCancelled, MeetingMoved, MeetingProposed, MeetingScheduled } from './meeting-events';
import { assertTime, joinFrom, joinUntil } from './meeting-rules';

/** What the host can change at once. */
export type MeetingChange = Partial<
  Pick<MeetingState, 'title' | 'description' | 'meetingUrl' | 'startTime' | 'endTime'>
>;

/** A conversation of two at a time on which they agree. The host asked for it, the attendee was asked. */
export class Meeting extends Aggregate {
  private constructor(private state: MeetingState) {
    super();
  }

  /** @throws MeetingRefused */
  static schedule(...[id, room, plan, how, now]: Parameters<typeof plannedState>): Meeting {
    assertTime(plan, now);
    const meeting = new Meeting(plannedState(id, room, plan, how, now));
    meeting.record(new MeetingScheduled(id, plan.hostId, plan.attendeeId, how.isInvitation, now));
    return meeting;
  }

  static restore(state: MeetingState): Meeting {
    return new Meeting(state);
  }

  /** The host changes it at once; the attendee is asked anew when the time is another. @throws HostOnly, MeetingOver, MeetingRefused */
  change(by: number, change: MeetingChange, now: Date): void {
    if (by !== this.state.hostId) throw new HostOnly();
    this.#assertToCome(now);
    const before = this.state;
    const after = { ...before, ...change };
    if (isSameTime(before, after)) {
      if (hasChanged(before, change)) this.#become(change, now);
      return;
    }
    assertTime(after, now);
    const asked = { status: 'pending', sequence: before.sequence + 1, ...NO_PROPOSAL, proposalAnswer: null } as const;
    this.#become({ ...change, ...asked }, now);
    this.#recordEvent(MeetingMoved, now);
  }

  /** The attendee would like another time; a newer wish takes the place of an older. @throws HostOnly, MeetingOver, MeetingRefused */
  propose(by: number, { startTime, endTime, note }: Proposal, now: Date): void {
    if (by !== this.state.attendeeId) throw new HostOnly();
    this.#assertToCome(now);
    assertTime({ startTime, endTime }, now);
    const { proposedStart, proposedEnd, proposalNote } = this.state;
    const isProposed = proposedStart?.getTime() === startTime.getTime() && proposedEnd?.getTime() === endTime.getTime();
    if (isSameTime(this.state, { startTime, endTime }) || (isProposed && proposalNote === note)) return;
    const proposal = { proposedStart: startTime, proposedEnd: endTime, proposalNote: note, proposedAt: now };
    this.#become({ ...proposal, proposalAnswer: null }, now);
    this.#recordEvent(MeetingProposed, now);
  }

  /**
   * The attendee answers the meeting, the host a time that was proposed. The same answer again changes nothing.
   * @param reason why not; kept with the meeting when the attendee says no
   * @throws NoAnswerAwaited, MeetingOver
   */
  answer(by: number, answer: MeetingAnswer, reason: string | null, now: Date): void {
    if (by === this.state.hostId) return this.#answerProposal(answer, now);
    const { status } = this.state;
    if (status === 'declined' && answer === 'declined') return;
    if (!this.#mayComeAbout) throw new NoAnswerAwaited();
    this.#assertToCome(now);
    if (answer === 'declined') {
      this.#become({ status: 'declined', reason, ...NO_PROPOSAL, proposalAnswer: null }, now);
    } else {
      // Yes to the time as it is: another one is wished no more.
      if (status === 'confirmed' && !this.state.proposedAt) return;
      this.#become({ status: 'confirmed', confirmedAt: this.state.confirmedAt ?? now, ...NO_PROPOSAL }, now);
      if (status === 'confirmed') return;
    }
    this.#recordAnswer(by, answer, now);
  }

  /** @throws MeetingNotFound once it is cancelled, HostOnly, MeetingOver */
  cancel(by: number, reason: string | null, now: Date): void {
    if (this.state.status === 'cancelled') throw new MeetingNotFound();
    if (by !== this.state.hostId) throw new HostOnly();
    this.#assertToCome(now);
    this.#cancel(by, reason, now);
  }

  /** The two part, or one of them is no more: what was still to come is off. */
  cancelForEndedConnection(now: Date): void {
    if (this.#mayComeAbout && now < this.state.startTime) this.#cancel(null, null, now);
  }

  /** @throws NotJoinable outside the time in which the call is open */
  assertJoinable(now: Date): void {
    const [from, until] = [joinFrom(this.state), joinUntil(this.state)];
    if (!this.#mayComeAbout || now < from || until < now) throw new NotJoinable(from, until);
  }

  get id(): number {
    return this.state.id;
  }

  isHostedBy(userId: number): boolean {
    return userId === this.state.hostId;
  }

  isOf(userId: number): boolean {
    return userId === this.state.hostId || userId === this.state.attendeeId;
  }

  otherThan(userId: number): number {
    return userId === this.state.hostId ? this.state.attendeeId : this.state.hostId;
  }

  snapshot(): MeetingState {
    return { ...this.state };
  }

  get #mayComeAbout(): boolean {
    return this.state.status === 'pending' || this.state.status === 'confirmed';
  }

  #assertToCome(now: Date): void {
    if (!this.#mayComeAbout || this.state.startTime <= now) throw new MeetingOver();
  }

  #answerProposal(answer: MeetingAnswer, now: Date): void {
    const { proposedStart, proposedEnd, proposalAnswer, hostId, sequence } = this.state;
    if (!this.#mayComeAbout) throw new NoAnswerAwaited();
    if (proposalAnswer === answer) return;
    if (!proposedStart || !proposedEnd) throw new NoAnswerAwaited();
    this.#assertToCome(now);
    if (answer === 'accepted') {
      assertTime({ startTime: proposedStart, endTime: proposedEnd }, now);
      const { confirmedAt } = this.state;
      const moved = { startTime: proposedStart, endTime: proposedEnd, sequence: sequence + 1 };
      this.#become({ ...moved, status: 'confirmed', confirmedAt: confirmedAt ?? now }, now);
    }
    this.#become({ ...NO_PROPOSAL, proposalAnswer: answer }, now);
    this.#recordAnswer(hostId, answer, now);
  }

  #cancel(by: number | null, reason: string | null, now: Date): void {
    const off = { status: 'cancelled', sequence: this.state.sequence + 1, reason } as const;
    this.#become({ ...off, ...NO_PROPOSAL, proposalAnswer: null }, now);
    this.record(new MeetingCancelled(this.id, this.state.hostId, this.state.attendeeId, by, now));
  }

  #become(changed: Partial<MeetingState>, now: Date): void {
    this.state = { ...this.state, ...changed, updatedAt: now };
  }

  #recordEvent(event: new (id: number, host: number, attendee: number, at: Date) => DomainEvent, now: Date): void {
    this.record(new event(this.id, this.state.hostId, this.state.attendeeId, now));
  }

  #recordAnswer(by: number, answer: MeetingAnswer, now: Date): void {
    this.record(new MeetingAnswered(this.id, this.state.hostId, this.state.attendeeId, by, answer, now));
  }
}

type Times = Pick<MeetingState, 'startTime' | 'endTime'>;

const isSameTime = (one: Times, other: Times): boolean =>
  one.startTime.getTime() === other.startTime.getTime() && one.endTime.getTime() === other.endTime.getTime();

const hasChanged = (before: MeetingState, change: MeetingChange): boolean =>
  (['title', 'description', 'meetingUrl'] as const).some((key) => key in change && change[key] !== before[key]);
