import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { getCookies, SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import type { SignInResult } from '../../application/sessions/ports/sessions';

const COOKIE_LIFETIME_MS = 10 * 60 * 1000;

/** Identifies a sign-in between password and second factor; other routes ignore it. */
@Injectable()
export class PendingSecondFactorCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#name = production ? '__Host-second-step' : 'second-step';
  }

  read(request: Request): string | null {
    return getCookies(request, this.#name).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, secret: string): void {
    response.cookie(this.#name, secret, { ...this.#options, maxAge: COOKIE_LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.#name, this.#options);
  }

  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#secure } as const;
  }
}

/** The session cookies of the browser that sends the request. */
@Injectable()
export class OwnSession {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly pendingCookie: PendingSecondFactorCookie,
  ) {}

  /** @throws NotSignedIn */
  getSecret(request: Request): string {
    const secret = this.cookie.read(request);
    if (secret === null) throw new NotSignedIn();
    return secret;
  }

  /** Sets the cookie that results from a sign-in: a session, or a pending second factor. */
  setSignInCookie(response: Response, { secret, needsSecondFactor }: SignInResult): void {
    if (needsSecondFactor) {
      this.cookie.clear(response);
      this.pendingCookie.set(response, secret);
    } else {
      this.cookie.set(response, secret);
    }
  }

  /** Sets the new secret of the same session. */
  replaceSecret(response: Response, secret: string): void {
    this.cookie.set(response, secret);
  }

  clearSessionCookie(response: Response): void {
    this.cookie.clear(response);
  }
}
