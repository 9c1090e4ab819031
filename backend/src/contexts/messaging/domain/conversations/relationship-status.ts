import { WaitForAnswer } from './message-errors';

/**
 * How somebody is related to another person. `declined`: they declined the other's request, and writing back still accepts
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
