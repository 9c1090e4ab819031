/** What the address says, as it is there. */
export interface NotificationsAddress {
  /** Only what is not read. */
  unread?: unknown;
}

export const isUnreadOnly = ({ unread }: NotificationsAddress): boolean => unread === '1' || unread === 1;
