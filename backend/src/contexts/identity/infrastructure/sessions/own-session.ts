import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import type { Admission } from '../../application/sessions/ports/sessions';
import { PendingSecondFactorCookie } from './pending-second-factor-cookie';

/** The session of the browser that asks, in its cookies. */
@Injectable()
export class OwnSession {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly pendingCookie: PendingSecondFactorCookie,
  ) {}

  /** @throws NotSignedIn */
  secretOf(request: Request): string {
    const secret = this.cookie.read(request);
    if (secret === null) throw new NotSignedIn();
    return secret;
  }

  /** Hands the browser what a sign-in came to: a session, or half of one. */
  enter(response: Response, { secret, needsSecondFactor }: Admission): void {
    if (needsSecondFactor) {
      this.cookie.clear(response);
      this.pendingCookie.set(response, secret);
    } else {
      this.cookie.set(response, secret);
    }
  }

  /** The same session goes on under another secret. */
  renew(response: Response, secret: string): void {
    this.cookie.set(response, secret);
  }

  leave(response: Response): void {
    this.cookie.clear(response);
  }
}
