import { MessageRefused, WaitForAnswer } from './errors';

/**
 * How somebody stands to another person: nothing between them that would let them write; they have asked and wait for an
 * answer; they were asked, and may have turned it down since; connected.
 */
export type Standing = 'apart' | 'waiting' | 'asked' | 'connected';

/** What somebody's next message does beside being read. */
export type Effect = 'requests' | 'accepts' | 'nothing';

/** So many, the request included, until the other side answers. */
export const MOST_BEFORE_ANSWER = 3;
/** A request is shown in full where people decide on it. */
export const REQUEST_MAX_LENGTH = 1_000;

/** @throws MessageRefused when a request is longer than requests are */
export function effectOf(standing: Standing, content: string): Effect {
  if (standing === 'asked') return 'accepts';
  if (standing !== 'apart') return 'nothing';
  if ([...content].length > REQUEST_MAX_LENGTH) {
    throw new MessageRefused('content', `A first message must be at most ${REQUEST_MAX_LENGTH} characters`);
  }
  return 'requests';
}

/** @param sent how many they have sent since they asked @throws WaitForAnswer */
export function mayGoOn(standing: Standing, sent: number): void {
  if (standing === 'waiting' && sent >= MOST_BEFORE_ANSWER) throw new WaitForAnswer(MOST_BEFORE_ANSWER);
}
