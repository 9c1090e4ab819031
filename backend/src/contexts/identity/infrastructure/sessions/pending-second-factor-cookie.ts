import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookiesNamed } from '../../../../shared/infrastructure/http/cookies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';

const LASTS_MS = 10 * 60 * 1000;

/** Carries a sign-in from the password to the second step; to every other route it says nothing. */
@Injectable()
export class PendingSecondFactorCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#name = production ? '__Host-second-step' : 'second-step';
  }

  read(request: Request): string | null {
    return cookiesNamed(request, this.#name).find((value) => /^[\w-]{16,128}$/.test(value)) ?? null;
  }

  set(response: Response, secret: string): void {
    response.cookie(this.#name, secret, { ...this.#options, maxAge: LASTS_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.#name, this.#options);
  }

  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#secure } as const;
  }
}
