import { Aggregate, type DomainEvent } from '../../../../shared/domain/aggregate';
import {
  JointCallFixed,
  OnlyHostAllowed,
  MeetingNotFound,
  MeetingNotUpcoming,
  NoAnswerExpected,
  MeetingNotJoinable,
  type MeetingAnswer,
  type MeetingState,
  NO_PROPOSAL,
  createMeetingState,
  needsAnswer,
  type Proposal,
  assertValidTime,
  callOpensAt,
  callClosesAt,
} from './meeting-state';
import {
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingScheduled,
} from '../../integration-events/meeting-events';

/** The fields that the host can change. */
export type MeetingChange = Partial<
  Pick<MeetingState, 'title' | 'description' | 'meetingUrl' | 'startTime' | 'endTime'>
>;

/** A meeting of two people: the host, who scheduled it, and the attendee. */
export class Meeting extends Aggregate {
  private constructor(private state: MeetingState) {
    super();
  }

  /** @throws MeetingRefused */
  static schedule(...[id, room, plan, how, now]: Parameters<typeof createMeetingState>): Meeting {
    assertValidTime(plan, now);
    const meeting = new Meeting(createMeetingState(id, room, plan, how, now));
    meeting.record(new MeetingScheduled(id, plan.hostId, plan.attendeeId, needsAnswer(how), now));
    return meeting;
  }

  static restore(state: MeetingState): Meeting {
    return new Meeting(state);
  }

  /**
   * Changes the meeting for its host; if the time changes, the attendee must accept again.
   * @throws OnlyHostAllowed, JointCallFixed, MeetingNotUpcoming, MeetingRefused
   */
  change(by: number, change: MeetingChange, now: Date): void {
    if (by !== this.state.hostId) throw new OnlyHostAllowed();
    this.#assertNotJoint();
    this.#assertUpcoming(now);
    const before = this.state;
    const after = { ...before, ...change };
    if (isSameTime(before, after)) {
      if (hasChanged(before, change)) this.#update(change, now);
      return;
    }
    assertValidTime(after, now);
    const pendingState = {
      status: 'pending',
      sequence: before.sequence + 1,
      ...NO_PROPOSAL,
      proposalAnswer: null,
    } as const;
    this.#update({ ...change, ...pendingState }, now);
    this.#recordEvent(MeetingMoved, now);
  }

  /**
   * Proposes another time for the attendee; a new proposal replaces the previous one.
   * @throws OnlyHostAllowed, JointCallFixed, MeetingNotUpcoming, MeetingRefused
   */
  propose(by: number, { startTime, endTime, note }: Proposal, now: Date): void {
    if (by !== this.state.attendeeId) throw new OnlyHostAllowed();
    this.#assertNotJoint();
    this.#assertUpcoming(now);
    assertValidTime({ startTime, endTime }, now);
    const { proposedStart, proposedEnd, proposalNote } = this.state;
    const isProposed = proposedStart?.getTime() === startTime.getTime() && proposedEnd?.getTime() === endTime.getTime();
    if (isSameTime(this.state, { startTime, endTime }) || (isProposed && proposalNote === note)) return;
    const proposal = { proposedStart: startTime, proposedEnd: endTime, proposalNote: note, proposedAt: now };
    this.#update({ ...proposal, proposalAnswer: null }, now);
    this.#recordEvent(MeetingProposed, now);
  }

  /**
   * Proposes the times of a change for the attendee, who can't change anything else.
   * @throws OnlyHostAllowed, MeetingNotUpcoming, MeetingRefused
   */
  proposeChange(by: number, { startTime, endTime, ...details }: MeetingChange, note: string | null, now: Date): void {
    if (Object.keys(details).length > 0) throw new OnlyHostAllowed();
    const { startTime: currentStart, endTime: currentEnd } = this.state;
    this.propose(by, { startTime: startTime ?? currentStart, endTime: endTime ?? currentEnd, note }, now);
  }

  /**
   * Answers the meeting for the attendee, or a proposed time for the host. Repeating the same answer changes nothing.
   * @param reason why not; stored with the meeting if the attendee declines
   * @throws NoAnswerExpected, MeetingNotUpcoming
   */
  answer(by: number, answer: MeetingAnswer, reason: string | null, now: Date): void {
    if (by === this.state.hostId) return this.#answerProposal(answer, now);
    const { status } = this.state;
    if (status === 'declined' && answer === 'declined') return;
    if (!this.isActive) throw new NoAnswerExpected();
    this.#assertUpcoming(now);
    if (answer === 'declined') {
      this.#update({ status: 'declined', reason, ...NO_PROPOSAL, proposalAnswer: null }, now);
    } else {
      // Accepting the current time withdraws the attendee's proposal.
      if (status === 'confirmed' && !this.state.proposedAt) return;
      this.#update({ status: 'confirmed', confirmedAt: this.state.confirmedAt ?? now, ...NO_PROPOSAL }, now);
      if (status === 'confirmed') return;
    }
    this.#recordAnswer(by, answer, now);
  }

  /** @throws MeetingNotFound if it is already canceled, OnlyHostAllowed, MeetingNotUpcoming */
  cancel(by: number, reason: string | null, now: Date): void {
    if (this.state.status === 'cancelled') throw new MeetingNotFound();
    if (by !== this.state.hostId) throw new OnlyHostAllowed();
    this.#assertUpcoming(now);
    this.#cancel(by, reason, now);
  }

  /** Cancels the meeting if it is upcoming, because the connection ended or one of the accounts was deleted. */
  cancelForEndedConnection(now: Date): void {
    if (this.isActive && now < this.state.startTime) this.#cancel(null, null, now);
  }

  /**
   * Cancels the meeting if it is upcoming, because the other meeting of the joint call was declined or canceled.
   * @param by the host if they canceled the joint call, or else null
   */
  cancelWithOther(by: number | null, reason: string | null, now: Date): void {
    if (this.isActive && now < this.state.startTime) this.#cancel(by, reason, now);
  }

  /**
   * @throws MeetingNotJoinable outside the time in which the call is open, or if the meeting was declined or canceled, or
   *   hasn't been accepted and is part of a joint call
   */
  assertJoinable(now: Date): void {
    const [from, until] = [callOpensAt(this.state), callClosesAt(this.state)];
    const isOpen = this.isJoint ? this.state.status === 'confirmed' : this.isActive;
    if (!isOpen || now < from || until < now) throw new MeetingNotJoinable(from, until);
  }

  get id(): number {
    return this.state.id;
  }

  /** Whether it is pending or confirmed. */
  get isActive(): boolean {
    return this.state.status === 'pending' || this.state.status === 'confirmed';
  }

  get isJoint(): boolean {
    return this.state.jointWithId !== null;
  }

  isHostedBy(userId: number): boolean {
    return userId === this.state.hostId;
  }

  hasParticipant(userId: number): boolean {
    return userId === this.state.hostId || userId === this.state.attendeeId;
  }

  getOtherUserId(userId: number): number {
    return userId === this.state.hostId ? this.state.attendeeId : this.state.hostId;
  }

  snapshot(): MeetingState {
    return { ...this.state };
  }

  #assertNotJoint(): void {
    if (this.isJoint) throw new JointCallFixed();
  }

  #assertUpcoming(now: Date): void {
    if (!this.isActive || this.state.startTime <= now) throw new MeetingNotUpcoming();
  }

  #answerProposal(answer: MeetingAnswer, now: Date): void {
    const { proposedStart, proposedEnd, proposalAnswer, hostId, sequence } = this.state;
    if (!this.isActive) throw new NoAnswerExpected();
    if (proposalAnswer === answer) return;
    if (!proposedStart || !proposedEnd) throw new NoAnswerExpected();
    this.#assertUpcoming(now);
    if (answer === 'accepted') {
      assertValidTime({ startTime: proposedStart, endTime: proposedEnd }, now);
      const { confirmedAt } = this.state;
      const acceptedTime = { startTime: proposedStart, endTime: proposedEnd, sequence: sequence + 1 };
      this.#update({ ...acceptedTime, status: 'confirmed', confirmedAt: confirmedAt ?? now }, now);
    }
    this.#update({ ...NO_PROPOSAL, proposalAnswer: answer }, now);
    this.#recordAnswer(hostId, answer, now);
  }

  #cancel(by: number | null, reason: string | null, now: Date): void {
    const cancelled = { status: 'cancelled', sequence: this.state.sequence + 1, reason } as const;
    this.#update({ ...cancelled, ...NO_PROPOSAL, proposalAnswer: null }, now);
    this.record(new MeetingCancelled(this.id, this.state.hostId, this.state.attendeeId, by, now));
  }

  #update(changed: Partial<MeetingState>, now: Date): void {
    this.state = { ...this.state, ...changed, updatedAt: now };
  }

  #recordEvent(event: new (id: number, host: number, attendee: number, at: Date) => DomainEvent, now: Date): void {
    this.record(new event(this.id, this.state.hostId, this.state.attendeeId, now));
  }

  #recordAnswer(by: number, answer: MeetingAnswer, now: Date): void {
    this.record(new MeetingAnswered(this.id, this.state.hostId, this.state.attendeeId, by, answer, now));
  }
}

type TimeRange = Pick<MeetingState, 'startTime' | 'endTime'>;

const isSameTime = (one: TimeRange, other: TimeRange): boolean =>
  one.startTime.getTime() === other.startTime.getTime() && one.endTime.getTime() === other.endTime.getTime();

const hasChanged = (before: MeetingState, change: MeetingChange): boolean =>
  (['title', 'description', 'meetingUrl'] as const).some((key) => key in change && change[key] !== before[key]);
