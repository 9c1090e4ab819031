import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../settings/settings';
import { cookiesNamed } from './cookies';

/** The one cookie: a session's secret. `__Host-` binds it to this host over HTTPS; browsers refuse it otherwise. */
@Injectable()
export class SessionCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor(settings: Settings) {
    this.#secure = settings.production;
    this.#name = settings.production ? '__Host-sid' : 'sid';
  }

  read(request: Request): string | null {
    return cookiesNamed(request, this.#name).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, secret: string): void {
    response.cookie(this.#name, secret, this.#options);
  }

  clear(response: Response): void {
    response.clearCookie(this.#name, this.#options);
  }

  // Lax, not Strict: coming back from an external sign-in is a cross-site navigation.
  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}
