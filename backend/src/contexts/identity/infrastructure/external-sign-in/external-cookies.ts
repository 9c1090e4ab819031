import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookiesNamed } from '../../../../shared/infrastructure/http/cookies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ATTEMPT_LIFETIME, PENDING_REGISTRATION_LIFETIME } from '../../domain/external-sign-in/external-sign-in';

const LASTS = { attempt: ATTEMPT_LIFETIME, registration: PENDING_REGISTRATION_LIFETIME } as const;

/** What a browser keeps of the way to a provider and back, and of a registration that is not complete. */
export type ExternalCookie = keyof typeof LASTS;

@Injectable()
export class ExternalCookies {
  readonly #prefix: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#prefix = production ? '__Host-external-' : 'external-';
  }

  read(request: Request, cookie: ExternalCookie): string | null {
    return cookiesNamed(request, this.#prefix + cookie).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, cookie: ExternalCookie, secret: string): void {
    response.cookie(this.#prefix + cookie, secret, { ...this.#options, maxAge: LASTS[cookie] });
  }

  clear(response: Response, cookie: ExternalCookie): void {
    response.clearCookie(this.#prefix + cookie, this.#options);
  }

  // Lax, not Strict: coming back from the provider is a cross-site navigation.
  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}
