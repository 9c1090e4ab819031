import { Injectable } from '@nestjs/common';
import { AnswerRequest } from './application/connections/answer-request';
import { CountAskedQuestion } from './application/connections/count-asked-question';
import { HideRequestMessage } from './application/connections/change-connection';
import { ListRelationships } from './application/relationships/list-relationships';
import { RequestConnection, type RequestConnectionInput } from './application/connections/request-connection';
import { ListConnections, type ConnectionDetails } from './application/connections/list-connections';

/** Requests to connect. */
@Injectable()
export class ConnectionRequestsFacade {
  constructor(
    private readonly connectionRequest: RequestConnection,
    private readonly requestAnswer: AnswerRequest,
    private readonly ownConnections: ListConnections,
    private readonly relationships: ListRelationships,
    private readonly requestMessage: HideRequestMessage,
    private readonly askedQuestion: CountAskedQuestion,
  ) {}

  /**
   * Sends a connection request; the only way to do so. Joins the caller's unit of work.
   * @returns the connection; `isNew` is false if a request is pending or the two are connected, and nothing has changed
   * @throws CannotChooseYourself, RoleNotAllowed, PersonNotFound, NotAcceptingRequests, RequestTooSoon, NoPlaceLeft,
   *   NoMinutesLeft, TooManyOpenRequests, TooManyRequests
   */
  request(request: RequestConnectionInput): Promise<{ id: number; isNew: boolean }> {
    return this.connectionRequest.execute(request);
  }

  /**
   * Accepts a request because the recipient replies to it, for some days also after declining it.
   * @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending, NoPlaceLeft, NoMinutesLeft
   */
  acceptByReply(by: number, connectionId: number): Promise<void> {
    return this.requestAnswer.execute({ by, connectionId, answer: 'replied' });
  }

  /**
   * Declines a request as its recipient; declining again changes nothing.
   * @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending
   */
  decline(by: number, connectionId: number, reason: string | null = null): Promise<void> {
    return this.requestAnswer.execute({ by, connectionId, answer: 'declined', reason });
  }

  /**
   * Counts a question that a student asks openly with their open requests. Joins the caller's unit of work.
   * @throws TooManyOpenRequests, TooManyRequests
   */
  countQuestion(userId: number, questionId: number): Promise<void> {
    return this.askedQuestion.execute(userId, questionId);
  }

  /** Stops counting a question that is answered or closed; idempotent. Joins the caller's unit of work. */
  uncountQuestion(userIds: readonly number[], questionId: number): Promise<void> {
    return this.askedQuestion.uncount(userIds, questionId);
  }

  /** Hides or shows the connection's copy of a request's message. Joins the caller's unit of work. */
  hideMessage(request: { from: number; to: number; isHidden: boolean }): Promise<void> {
    return this.requestMessage.execute(request);
  }

  /** Lists pending requests to this person, newest first. */
  listPending(userId: number): Promise<ConnectionDetails[]> {
    return this.ownConnections.listPendingTo(userId);
  }

  /** Lists those of the pending requests to this person that are from `senderIds`, in no particular order. */
  listPendingFrom(userId: number, senderIds: readonly number[]): Promise<ConnectionDetails[]> {
    return this.ownConnections.listPendingFrom(userId, senderIds);
  }

  /** Returns why a new request to another person would be refused; null if it would be accepted. */
  findRefusal(by: number, otherId: number): Promise<string | null> {
    return this.relationships.findRefusalReason(by, otherId);
  }
}
