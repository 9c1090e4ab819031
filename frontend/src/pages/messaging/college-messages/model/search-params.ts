/** The URL parameters before validation. */
export interface RawCollegeMessagesSearch {
  /** ID of the open message. */
  message?: unknown;
}

/** Returns the ID of the open message; null if none is open. */
export function parseOpenMessageId({ message }: RawCollegeMessagesSearch): number | null {
  const id = Number(message);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
