import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { readBearerToken } from '../../../../shared/infrastructure/http/access-tokens';
import { ApplicationStrategy, RequestStrategy } from '../../../../shared/infrastructure/http/application-strategy';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SqlTokenAuthenticator } from './sql-token-authenticator';

/** Reads the access token and finds its owner in the database. The authorization guard uses it on every request. */
@Injectable()
export class BearerStrategy extends ApplicationStrategy(RequestStrategy, 'bearer') {
  constructor(private readonly authenticator: SqlTokenAuthenticator) {
    super();
  }

  async validate(request: RequestWithUser): Promise<SignedInUser | null> {
    const text = readBearerToken(request);
    const bearer = text === null ? null : await this.authenticator.findBearer(text);
    request.accessToken = bearer?.grant;
    return bearer?.owner ?? null;
  }
}
