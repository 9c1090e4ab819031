import type { Provider } from '@/shared/api';

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

interface Wish {
  /** Whom someone without an account wants to become. */
  role?: string;
  /** Where to go afterwards. */
  next?: string | undefined;
  /** Only show what the provider tells: no one is signed in. */
  test?: 'true';
  /** Connect it to the account that is signed in. */
  link?: '1';
}

/** Where a browser goes to sign in with a provider; the server sends it on. */
export function signInAddress(provider: Provider, wish: Wish = {}): string {
  const given = Object.entries(wish).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams(given).toString();
  return `/api/auth/${provider}${query && `?${query}`}`;
}
