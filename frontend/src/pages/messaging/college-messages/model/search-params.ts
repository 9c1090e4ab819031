/** What the address says, as it is there. */
export interface CollegeMessagesAddress {
  /** The id of the message that is open. */
  message?: unknown;
}

/** The message that is open; null where none is. */
export function openMessageOf({ message }: CollegeMessagesAddress): number | null {
  const id = Number(message);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
