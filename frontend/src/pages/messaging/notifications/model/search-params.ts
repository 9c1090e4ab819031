/** The URL parameters before validation. */
export interface RawNotificationsSearch {
  /** Shows only unread notifications. */
  unread?: unknown;
}

export const isUnreadOnly = ({ unread }: RawNotificationsSearch): boolean => unread === '1' || unread === 1;
