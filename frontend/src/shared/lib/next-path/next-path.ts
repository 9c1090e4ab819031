/**
 * Returns the path to open after signing in, or '/' for anything that is not a path of this site: another origin,
 * another protocol, or a path that a browser would read as one ('//host', '/\host'). For the sign-in page itself, it
 * returns that page's own `next`, so that addresses can't nest.
 */
export function toSafeNextPath(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/')) return '/';
  try {
    const address = new URL(next, window.location.origin);
    // '/.//host' is a path of this site that becomes '//host' once its dots are resolved.
    if (address.origin !== window.location.origin || address.pathname.startsWith('//')) return '/';
    if (address.pathname === '/auth') return toSafeNextPath(address.searchParams.get('next'));
    return address.pathname + address.search + address.hash;
  } catch {
    return '/';
  }
}
