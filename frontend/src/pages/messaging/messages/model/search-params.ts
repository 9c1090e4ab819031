/** The URL parameters before validation. */
export interface RawMessagesSearch {
  /** With whom. */
  with?: unknown;
  /** Another name of `with`. */
  userId?: unknown;
  /** ID of the message at which the conversation opens. */
  message?: unknown;
  /** The dialog for choosing a recipient is open. */
  new?: unknown;
}

/** Returns the ID of the person whose conversation is open; negative for an erased account. */
export function parsePartnerId({ with: id, userId }: RawMessagesSearch): number | undefined {
  const value = id ?? userId;
  // A string from the URL, a number from a link.
  const isOne = typeof value === 'string' || typeof value === 'number';
  return isOne && /^-?[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}

export const isChoosingRecipient = ({ new: value }: RawMessagesSearch): boolean => value === '1' || value === 1;

/** Returns the ID of the message at which the conversation opens. */
export const parseMessageId = ({ message }: RawMessagesSearch): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(message)) ? Number(message) : undefined;
