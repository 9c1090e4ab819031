import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Authenticator, type SessionOwner } from '../../../../shared/application/authenticator';
import { ApplicationStrategy, RequestStrategy } from '../../../../shared/infrastructure/http/application-strategy';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';

/** The cookie of a session that is a row of ours. The authorization guard asks it on every request. */
@Injectable()
export class SessionStrategy extends ApplicationStrategy(RequestStrategy, 'session') {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly authenticator: Authenticator,
  ) {
    super();
  }

  async validate(request: Request): Promise<SessionOwner | null> {
    const secret = this.cookie.read(request);
    return secret ? this.authenticator.findOwner(secret) : null;
  }
}
