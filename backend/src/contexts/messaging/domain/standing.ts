import { MessageRefused, WaitForAnswer } from './errors';

/**
 * How somebody stands to another person: nothing between them that would let them write; they have asked and wait for an
 * answer; they were asked, and may have turned it down since; connected.
 */
export type Standing = 'apart' | 'waiting' | 'asked' | 'connected';

/** What somebody's next message does. */
export type Effect = 'requests' | 'insists' | 'accepts' | 'continues';

/** So many, the request included, until the other side answers. */
export const MOST_BEFORE_ANSWER = 3;
/** A request is shown in full where people decide on it. */
export const REQUEST_MAX_LENGTH = 1_000;

const EFFECTS = { waiting: 'insists', asked: 'accepts', connected: 'continues' } as const;

/** @throws MessageRefused when a request is longer than requests are */
export function effectOf(standing: Standing, content: string): Effect {
  if (standing !== 'apart') return EFFECTS[standing];
  if ([...content].length > REQUEST_MAX_LENGTH) {
    throw new MessageRefused('content', `A first message must be at most ${REQUEST_MAX_LENGTH} characters`);
  }
  return 'requests';
}

/** @param sent how many they have sent since they asked, with the request @throws WaitForAnswer */
export function assertMayInsist(sent: number): void {
  if (sent >= MOST_BEFORE_ANSWER) throw new WaitForAnswer(MOST_BEFORE_ANSWER);
}
