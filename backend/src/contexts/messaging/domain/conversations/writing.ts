import { WaitForAnswer } from './errors';
import type { Role } from '../../../../shared/domain/role';

/**
 * How someone is related to another person. `declined`: they declined the other's request, and writing back still accepts
 * it; whose own request was declined is `none`.
 */
export type RelationshipStatus = 'none' | 'pending_sent' | 'pending_received' | 'declined' | 'connected';

/** What someone's next message does: asks for a connection, is one more before the answer, accepts, or just goes on. */
export type MessageEffect = 'requests' | 'waits' | 'accepts' | 'continues';

/** So many, the request included, until the other side answers. */
export const MOST_BEFORE_ANSWER = 3;

const EFFECTS: Readonly<Record<RelationshipStatus, MessageEffect>> = {
  none: 'requests',
  pending_sent: 'waits',
  pending_received: 'accepts',
  declined: 'accepts',
  connected: 'continues',
};

export const effectOf = (status: RelationshipStatus): MessageEffect => EFFECTS[status];

/** @param sent how many they have sent since they asked, with the request */
export const messagesLeft = (sent: number): number => Math.max(0, MOST_BEFORE_ANSWER - sent);

/** @param sent how many they have sent since they asked, with the request @throws WaitForAnswer */
export function assertMayWriteAgain(sent: number): void {
  if (messagesLeft(sent) === 0) throw new WaitForAnswer(MOST_BEFORE_ANSWER);
}

/** What decides whether someone may write to someone now. */
export interface WritingFacts {
  readonly viewerRole: Role;
  /** The other has an account that takes part. */
  readonly isAvailable: boolean;
  readonly status: RelationshipStatus;
  /** What the viewer has sent since their request, with it. */
  readonly sent: number;
  /** Why a new request would be refused; null when it would not. */
  readonly whyNoRequest: string | null;
}

/** Whether someone may write, and what their next message does. */
export interface Writing {
  readonly canWrite: boolean;
  /** Null when they can. */
  readonly whyNot: string | null;
  /** Null when they cannot. */
  readonly nextMessage: MessageEffect | null;
  /** Null if nothing is counted. */
  readonly messagesLeftBeforeAnswer: number | null;
}

/** Why nothing can be written; what a new request is refused for comes from where connections are kept. */
function refusalOf({ viewerRole, isAvailable, status, sent, whyNoRequest }: WritingFacts): string | null {
  if (viewerRole === 'college_admin') return 'role';
  if (!isAvailable) return 'unavailable';
  if (status === 'pending_sent' && messagesLeft(sent) === 0) return 'wait-for-answer';
  return status === 'none' ? whyNoRequest : null;
}

export function writingOf(facts: WritingFacts): Writing {
  const whyNot = refusalOf(facts);
  const nextMessage = whyNot === null ? effectOf(facts.status) : null;
  return { canWrite: whyNot === null, whyNot, nextMessage, messagesLeftBeforeAnswer: leftOf(facts, nextMessage) };
}

function leftOf({ status, sent }: WritingFacts, nextMessage: MessageEffect | null): number | null {
  if (status === 'pending_sent') return messagesLeft(sent);
  return nextMessage === 'requests' ? MOST_BEFORE_ANSWER : null;
}
