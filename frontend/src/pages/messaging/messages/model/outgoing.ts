/** A message that is being sent. */
export interface PendingMessage {
  /** The same for every try, so that the server stores it once. */
  key: string;
  content: string;
  at: string;
  hasFailed: boolean;
}

const NO_MESSAGES: PendingMessage[] = [];

/** Returns the key of the messages to a person that the server hasn't confirmed yet. */
export const pendingMessagesEntry = (owner: number, partner: number) => ({
  owner,
  name: `outgoing:${partner}`,
  nothing: NO_MESSAGES,
});

/** `crypto.randomUUID` exists only on secure origins. */
export function generateIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
