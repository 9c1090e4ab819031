const COOKIE_NAME = 'read-after';
/** Like the cookie that the server sets after a write. */
const LIFETIME_SECONDS = 30;

/** Converts a position such as `0/16B3748` to a text that sorts like it. */
const toSortKey = (position: string): string =>
  position
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('');

/**
 * Makes the next requests read at least up to this position of the database, because a read replica may not have
 * replayed it yet. Keeps a later position, for example of the user's own write.
 */
export function raiseReadAfter(position: string): void {
  const current = new RegExp(`(?:^|; )${COOKIE_NAME}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  if (toSortKey(current) > toSortKey(position)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE_NAME}=${position}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax${secure}`;
}
