import { Aggregate } from '../../../../shared/domain/aggregate';
import {
  QuestionAlreadyAsked,
  NoQuestionToAnswer,
  CannotEndConnection,
  RequestNotPending,
  OnlyOtherPersonAllowed,
  RequestTooSoon,
  TooLateToUndo,
  daysAfter,
  REQUEST_RULES,
  isAcceptedByReply,
  isRequestExpired,
  isReminderDue,
  isUndoable,
  isWaitingForSender,
  nextRequestAllowedAt,
  createPendingState,
  type ClosingKind,
  type ConnectionState,
  type ConnectionRequest,
} from './connection-state';
import {
  ConnectionAccepted,
  ConnectionAnswered,
  ConnectionAnswerSettled,
  ConnectionAnswerUndone,
  ConnectionBlockChanged,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  ConnectionReminded,
  ConnectionRequested,
} from '../../integration-events/connection-events';

/** The relationship of two people since the first request. Each pair has only one, however often they send requests. */
export class Connection extends Aggregate {
  private constructor(private state: ConnectionState) {
    super();
  }

  static request(id: number, request: ConnectionRequest, now: Date): Connection {
    const connection = new Connection(createPendingState(id, request, now));
    connection.#recordEvent(ConnectionRequested, now);
    return connection;
  }

  static restore(state: ConnectionState): Connection {
    return new Connection(state);
  }

  /**
   * Sends another request from either of the two, unless one is open.
   * @throws RequestNotPending, RequestTooSoon
   */
  requestAgain(request: ConnectionRequest, now: Date): void {
    if (this.isOpen) throw new RequestNotPending();
    const allowedAt = this.nextRequestAllowedAt(request.fromUserId);
    if (allowedAt && now < allowedAt) throw new RequestTooSoon(allowedAt);
    this.state = createPendingState(this.id, request, now);
    this.#recordEvent(ConnectionRequested, now);
  }

  /**
   * @returns false if it was already accepted
   * @throws OnlyOtherPersonAllowed, RequestNotPending
   */
  accept(by: number, now: Date): boolean {
    this.#assertRecipient(by);
    if (this.state.status === 'connected') return false;
    this.#change({ status: 'connected', ...this.#toUndoPeriod(now), expiresAt: null }, now);
    this.#recordEvent(ConnectionAccepted, now);
    return true;
  }

  /**
   * Accepts the request because the recipient writes back, also for some days after declining an adult's request.
   * @returns false if the two are already connected
   * @throws OnlyOtherPersonAllowed, RequestNotPending
   */
  acceptByReply(by: number, isSenderMinor: boolean, now: Date): boolean {
    this.#assertRecipient(by);
    if (this.state.status === 'declined') {
      if (!isAcceptedByReply(this.state, by, isSenderMinor, now)) throw new RequestNotPending();
      this.state = { ...this.state, status: 'pending', reason: null };
    }
    if (!this.accept(by, now)) return false;
    this.#settle('replied', now);
    return true;
  }

  /**
   * @returns false if it was already declined
   * @throws OnlyOtherPersonAllowed, RequestNotPending
   */
  decline(by: number, reason: string | null, now: Date): boolean {
    this.#assertRecipient(by);
    if (this.state.status === 'declined') return false;
    this.#change({ status: 'declined', reason, ...this.#toUndoPeriod(now), expiresAt: null }, now);
    this.#recordEvent(ConnectionDeclined, now);
    return true;
  }

  /**
   * Undoes the recipient's answer: the request is pending again. Undoing twice changes nothing.
   * @throws OnlyOtherPersonAllowed, TooLateToUndo
   */
  undoAnswer(by: number, now: Date): void {
    this.#assertRecipient(by);
    if (this.isPending) return;
    if (!isUndoable(this.state, now)) throw new TooLateToUndo();
    const { undoUntil, undoExpiresAt } = this.state;
    const answeredAt = new Date(undoUntil!.getTime() - REQUEST_RULES.undoWithinMs);
    const clearedAnswer = { undoUntil: null, undoExpiresAt: null, reason: null, updatedAt: now };
    this.state = { ...this.state, ...clearedAnswer, status: 'pending', expiresAt: undoExpiresAt };
    this.record(new ConnectionAnswerUndone(this.id, this.state.fromUserId, this.state.toUserId, answeredAt, now));
  }

  /**
   * @param undoUntil identifies the answer to settle; a later answer has its own deadline
   * @returns false if there is nothing to settle
   */
  settleAnswer(undoUntil: Date, now: Date): boolean {
    const { status } = this.state;
    if (this.state.undoUntil?.getTime() !== undoUntil.getTime()) return false;
    if (status !== 'connected' && status !== 'declined') return false;
    this.#settle(status === 'connected' ? 'accepted' : 'declined', now);
    return true;
  }

  /**
   * Repeating the same question changes nothing.
   * @throws OnlyOtherPersonAllowed, RequestNotPending, QuestionAlreadyAsked
   */
  askQuestion(by: number, question: string, now: Date): void {
    this.#assertRecipient(by);
    this.#assertPending();
    if (this.state.question === question) return;
    if (this.state.question !== null) throw new QuestionAlreadyAsked();
    this.#change({ question }, now);
    this.#recordEvent(ConnectionQuestioned, now);
  }

  /**
   * Restarts the days to decide. Repeating the same answer changes nothing.
   * @throws OnlyOtherPersonAllowed, RequestNotPending, NoQuestionToAnswer
   */
  answerQuestion(by: number, answer: string, now: Date): void {
    if (by !== this.state.fromUserId) throw new OnlyOtherPersonAllowed();
    this.#assertPending();
    if (this.state.answer === answer) return;
    if (!isWaitingForSender(this.state)) throw new NoQuestionToAnswer();
    this.#change({ answer, expiresAt: daysAfter(now, REQUEST_RULES.expireAfterDays), remindedAt: null }, now);
    this.#recordEvent(ConnectionAnswered, now);
  }

  /**
   * Withdraws the sender's request, or disconnects two people; does nothing if the connection is already closed.
   * @throws CannotEndConnection
   */
  end(by: number, now: Date): void {
    if (this.state.status === 'closed') return;
    if (this.state.status === 'connected') return this.#close('disconnected', now);
    if (this.state.status !== 'pending' || by !== this.state.fromUserId) throw new CannotEndConnection();
    this.#close('withdrawn', now);
  }

  /**
   * Finishes a connection, on which both people have agreed; does nothing if it is finished already.
   * @throws CannotEndConnection
   */
  finish(now: Date): void {
    if (this.state.closedBy === 'finished') return;
    if (this.state.status !== 'connected') throw new CannotEndConnection();
    this.#close('finished', now);
  }

  /** Closes an open request or connection. */
  close(now: Date): void {
    if (this.isOpen) this.#close('disconnected', now);
  }

  /**
   * Records that `by` has blocked the other, which ends what is open, or unblocked them. The block itself is stored
   * elsewhere.
   */
  recordBlock(by: number, isBlocked: boolean, now: Date): void {
    if (isBlocked) this.close(now);
    this.record(new ConnectionBlockChanged(this.id, by, this.getOtherUserId(by), now));
  }

  /** Ends the connection or request because one of the two changed to a role that doesn't allow it. */
  endByRoleChange(changedBy: number, now: Date): void {
    if (!this.isOpen) return;
    const wasConnected = this.state.status === 'connected';
    this.#close('disconnected', now);
    const { id, fromUserId, toUserId } = this.state;
    this.record(new ConnectionEndedByRole(id, fromUserId, toUserId, changedBy, wasConnected, now));
  }

  /** Hides or shows the message of the current request; does nothing if `from` didn't send it. */
  setMessageHidden(from: number, isHidden: boolean): void {
    if (from === this.state.fromUserId) this.state.isMessageHidden = isHidden;
  }

  /** @returns whether the recipient is to be reminded now */
  remind(now: Date): boolean {
    if (!isReminderDue(this.state, now)) return false;
    this.state.remindedAt = now;
    this.#recordEvent(ConnectionReminded, now);
    return true;
  }

  /** @returns whether the request has expired now */
  expire(now: Date): boolean {
    if (!isRequestExpired(this.state, now)) return false;
    this.#close('expired', now);
    return true;
  }

  get id(): number {
    return this.state.id;
  }

  /** Whether a request is pending or the two are connected. */
  get isOpen(): boolean {
    return this.state.status === 'pending' || this.state.status === 'connected';
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  /** Returns when a person who was declined or has withdrawn may send a request again; null for everyone else. */
  nextRequestAllowedAt(by: number): Date | null {
    return nextRequestAllowedAt(this.state, by);
  }

  hasParticipant(userId: number): boolean {
    return userId === this.state.fromUserId || userId === this.state.toUserId;
  }

  getOtherUserId(userId: number): number {
    return userId === this.state.fromUserId ? this.state.toUserId : this.state.fromUserId;
  }

  snapshot(): ConnectionState {
    return { ...this.state };
  }

  #assertRecipient(by: number): void {
    if (by !== this.state.toUserId) throw new OnlyOtherPersonAllowed();
  }

  #assertPending(): void {
    if (!this.isPending) throw new RequestNotPending();
  }

  #close(closedBy: ClosingKind, now: Date): void {
    const wasConnected = this.state.status === 'connected';
    this.#change({ status: 'closed', closedBy, expiresAt: null, undoUntil: null, undoExpiresAt: null }, now);
    const { fromUserId, toUserId, mentorId } = this.state;
    const placeOf = wasConnected ? mentorId : null;
    this.record(new ConnectionClosed(this.id, fromUserId, toUserId, closedBy, placeOf, wasConnected, now));
  }

  #settle(answer: ConnectionAnswerSettled['answer'], now: Date): void {
    this.state = { ...this.state, undoUntil: null, undoExpiresAt: null };
    this.record(new ConnectionAnswerSettled(this.id, this.state.fromUserId, this.state.toUserId, answer, now));
  }

  #toUndoPeriod(now: Date): Pick<ConnectionState, 'undoUntil' | 'undoExpiresAt'> {
    return { undoUntil: new Date(now.getTime() + REQUEST_RULES.undoWithinMs), undoExpiresAt: this.state.expiresAt };
  }

  /** @throws RequestNotPending unless the request is pending, or a connection is being closed */
  #change(changed: Partial<ConnectionState>, now: Date): void {
    if (!this.isOpen || (changed.status !== 'closed' && !this.isPending)) throw new RequestNotPending();
    this.state = { ...this.state, ...changed, updatedAt: now };
  }

  #recordEvent(event: new (id: number, from: number, to: number, at: Date) => ConnectionRequested, now: Date): void {
    this.record(new event(this.id, this.state.fromUserId, this.state.toUserId, now));
  }
}
