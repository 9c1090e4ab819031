import type { Request, Response } from 'express';
import { Injectable } from '@nestjs/common';
import { Settings } from '../settings/settings';

/**
 * Returns the values of all cookies with a name, as the browser sent them: a path or a parent domain may have added
 * another.
 */
export function getCookies(request: Request, name: string): readonly string[] {
  return (request.headers.cookie ?? '').split(';').flatMap((pair) => {
    const [key, value] = pair.trim().split('=', 2);
    return key === name ? [value ?? ''] : [];
  });
}

/**
 * The cookie with the secret of a session. `__Host-` binds it to this host over HTTPS; browsers refuse it otherwise.
 */
@Injectable()
export class SessionCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor(settings: Settings) {
    this.#secure = settings.production;
    this.#name = settings.production ? '__Host-sid' : 'sid';
  }

  read(request: Request): string | null {
    return getCookies(request, this.#name).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, secret: string): void {
    response.cookie(this.#name, secret, this.#options);
  }

  clear(response: Response): void {
    response.clearCookie(this.#name, this.#options);
  }

  // Lax, not Strict: returning from an external sign-in is a cross-site navigation.
  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}
