/** A message that is being sent. */
export interface Outgoing {
  /** The same for every try, so that the server stores it once. */
  key: string;
  content: string;
  at: string;
  hasFailed: boolean;
}

const NONE: Outgoing[] = [];

/** Returns the key of the messages to a person that the server hasn't confirmed yet. */
export const outgoingTo = (owner: number, partner: number) => ({ owner, name: `outgoing:${partner}`, nothing: NONE });

/** `crypto.randomUUID` exists only on secure origins. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
