/** What the address says, as it is there. */
export interface MessagesAddress {
  /** With whom. */
  with?: unknown;
  /** The same, under its other name. */
  userId?: unknown;
  /** The message to open the conversation at. */
  message?: unknown;
  /** Someone to write to is being chosen. */
  new?: unknown;
}

/** The person whose conversation is open. A number below zero is an erased account. */
export function partnerOf({ with: id, userId }: MessagesAddress): number | undefined {
  const value = id ?? userId;
  // From an address it is text, from a link a number.
  const isOne = typeof value === 'string' || typeof value === 'number';
  return isOne && /^-?[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}

export const isChoosing = ({ new: value }: MessagesAddress): boolean => value === '1' || value === 1;

/** The message at which the conversation is opened. */
export const messageOf = ({ message }: MessagesAddress): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(message)) ? Number(message) : undefined;
