/** The URL parameters before validation. */
export interface NotificationsAddress {
  /** Shows only unread notifications. */
  unread?: unknown;
}

export const isUnreadOnly = ({ unread }: NotificationsAddress): boolean => unread === '1' || unread === 1;
