import { WaitForAnswer } from './errors';

/**
 * How somebody stands to another person: nothing between them that would let them write; they have asked and wait for an
 * answer; they were asked, and may have turned it down since; connected.
 */
export type Standing = 'apart' | 'waiting' | 'asked' | 'connected';

/** What somebody's next message does. */
export type Effect = 'requests' | 'insists' | 'accepts' | 'continues';

/** So many, the request included, until the other side answers. */
export const MOST_BEFORE_ANSWER = 3;

const EFFECTS = { apart: 'requests', waiting: 'insists', asked: 'accepts', connected: 'continues' } as const;

export const effectOf = (standing: Standing): Effect => EFFECTS[standing];

/** @param sent how many they have sent since they asked, with the request @throws WaitForAnswer */
export function assertMayInsist(sent: number): void {
  if (sent >= MOST_BEFORE_ANSWER) throw new WaitForAnswer(MOST_BEFORE_ANSWER);
}
