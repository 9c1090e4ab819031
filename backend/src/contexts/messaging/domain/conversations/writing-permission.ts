import { MessageLimitBeforeAnswerReached } from './errors';
import type { Role } from '../../../../shared/domain/role';

/**
 * How the viewer is related to another person. `declined`: the viewer declined the other's request, and writing back
 * still accepts it. If it no longer does, or if the viewer's own request was declined, the status is `none`.
 */
export type RelationshipStatus = 'none' | 'pending_sent' | 'pending_received' | 'declined' | 'connected';

/**
 * The effect of the viewer's next message: requests a connection, adds to an unanswered request, accepts a request, or
 * continues the conversation.
 */
export type MessageEffect = 'requests' | 'waits' | 'accepts' | 'continues';

/** Maximum number of messages, including the request, until the other side answers. */
export const MAX_MESSAGES_BEFORE_ANSWER = 3;

const EFFECT_BY_STATUS: Readonly<Record<RelationshipStatus, MessageEffect>> = {
  none: 'requests',
  pending_sent: 'waits',
  pending_received: 'accepts',
  declined: 'accepts',
  connected: 'continues',
};

export const getMessageEffect = (status: RelationshipStatus): MessageEffect => EFFECT_BY_STATUS[status];

/** @param sent number of messages since the request, including it */
export const countMessagesLeft = (sent: number): number => Math.max(0, MAX_MESSAGES_BEFORE_ANSWER - sent);

/**
 * @param sent number of messages since the request, including it
 * @throws MessageLimitBeforeAnswerReached
 */
export function assertMayWriteAgain(sent: number): void {
  if (countMessagesLeft(sent) === 0) throw new MessageLimitBeforeAnswerReached(MAX_MESSAGES_BEFORE_ANSWER);
}

/** The facts that decide whether the viewer can write to a person now. */
export interface WritingFacts {
  readonly viewerRole: Role;
  /** Whether the other person's account is available. */
  readonly isAvailable: boolean;
  readonly status: RelationshipStatus;
  /** Number of messages that the viewer has sent since their request, including it. */
  readonly sent: number;
  /** Why a new request would be refused; null if it would be accepted. */
  readonly whyNoRequest: string | null;
}

/** Whether the viewer can write, and the effect of their next message. */
export interface WritingPermission {
  readonly canWrite: boolean;
  /** Null if they can write. */
  readonly whyNot: string | null;
  /** Null if they cannot write. */
  readonly nextMessage: MessageEffect | null;
  /** Null if nothing is counted. */
  readonly messagesLeftBeforeAnswer: number | null;
}

/** Returns why nothing can be written; the reasons for refusing a new request come from mentorship. */
function findRefusalReason({ viewerRole, isAvailable, status, sent, whyNoRequest }: WritingFacts): string | null {
  if (viewerRole === 'college_admin') return 'role';
  if (!isAvailable) return 'unavailable';
  if (status === 'pending_sent' && countMessagesLeft(sent) === 0) return 'wait-for-answer';
  return status === 'none' ? whyNoRequest : null;
}

export function getWritingPermission(facts: WritingFacts): WritingPermission {
  const whyNot = findRefusalReason(facts);
  const nextMessage = whyNot === null ? getMessageEffect(facts.status) : null;
  return {
    canWrite: whyNot === null,
    whyNot,
    nextMessage,
    messagesLeftBeforeAnswer: countLeftBeforeAnswer(facts, nextMessage),
  };
}

function countLeftBeforeAnswer({ status, sent }: WritingFacts, nextMessage: MessageEffect | null): number | null {
  if (status === 'pending_sent') return countMessagesLeft(sent);
  return nextMessage === 'requests' ? MAX_MESSAGES_BEFORE_ANSWER : null;
}
