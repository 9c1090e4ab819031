import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { cookiesNamed } from '../../../../shared/infrastructure/http/cookies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';

export const AGE_GATE_CLOSED_FOR = 24 * 60 * 60 * 1000;

/** Remembers, in the browser alone, that someone too young has just asked: going back for an older date gets nowhere. */
@Injectable()
export class AgeGateCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor({ production }: Settings) {
    this.#secure = production;
    this.#name = production ? '__Host-age-gate' : 'age-gate';
  }

  isSet(request: Request): boolean {
    return cookiesNamed(request, this.#name).length > 0;
  }

  set(response: Response): void {
    const secure = this.#secure;
    response.cookie(this.#name, '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: AGE_GATE_CLOSED_FOR,
    });
  }
}
