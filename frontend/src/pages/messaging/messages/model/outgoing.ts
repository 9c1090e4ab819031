/** A message on its way. */
export interface Outgoing {
  /** The same for every try, so that the server writes it once. */
  key: string;
  content: string;
  at: string;
  hasFailed: boolean;
}

const NONE: Outgoing[] = [];

/** What was sent to someone and is not answered for yet. */
export const outgoingTo = (owner: number, partner: number) => ({ owner, name: `outgoing:${partner}`, nothing: NONE });

/** `crypto.randomUUID` exists on secure origins alone. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
