import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AccessTokenGrant } from '../../application/authenticator';
import { DomainError } from '../../domain/domain-error';
import type { TokenScope } from '../../domain/token-scope';

export const TOKEN_SCOPES_KEY = 'token-scopes';

const REALM = 'Gradspan';

/**
 * Lets a route take access tokens; every other route refuses them.
 * @param scopes one of these is required. Without any, every valid token is accepted, and the route answers as it does
 * to a visitor: the token only raises the rate limit.
 */
export const TokenScopes = (...scopes: readonly TokenScope[]) =>
  applyDecorators(SetMetadata(TOKEN_SCOPES_KEY, scopes), ApiExtension('x-scopes', scopes));

class InvalidToken extends DomainError {
  constructor() {
    super('unauthenticated', 'platform.invalid-token', 'This access token isn’t valid. It may be expired or revoked.');
  }
}

class CookieAndToken extends DomainError {
  constructor() {
    super('invalid', 'platform.cookie-and-token', 'Send either an access token or a session cookie, not both.');
  }
}

class TokenNotAccepted extends DomainError {
  constructor() {
    super('forbidden', 'platform.token-not-accepted', 'This request can’t be sent with an access token.');
  }
}

class InsufficientScope extends DomainError {
  constructor(scopes: readonly TokenScope[]) {
    super(
      'forbidden',
      'platform.insufficient-scope',
      'This access token doesn’t have the scope for this request.',
      [],
      {
        scope: scopes.join(' '),
      },
    );
  }
}

const BEARER_PATTERN = /^bearer(?:$| +(.*)$)/i;

/**
 * Returns the access token of a request, in whatever form it was sent; null if there is none. Other schemes, such as
 * `Basic` of a proxy, are not ours.
 */
export function readBearerToken({ headers }: Pick<Request, 'headers'>): string | null {
  const match = BEARER_PATTERN.exec(headers.authorization ?? '');
  return match && (match[1] ?? '').trim();
}

/** Asks for a token with a 401 response (RFC 6750). */
export function askForToken(response: Response): void {
  response.setHeader('WWW-Authenticate', `Bearer realm="${REALM}"`);
}

/** Refuses a request that also has a session. */
export function refuseCookieAndToken(): never {
  throw new CookieAndToken();
}

/** Refuses an unknown, malformed, expired or revoked token. */
export function refuseToken(response: Response): never {
  response.setHeader('WWW-Authenticate', `Bearer realm="${REALM}", error="invalid_token"`);
  throw new InvalidToken();
}

/**
 * Checks a token against what the route takes.
 * @param accepted the scopes of `TokenScopes`; undefined if the route doesn't take tokens
 */
export function checkScopes(
  { scopes }: AccessTokenGrant,
  accepted: readonly TokenScope[] | undefined,
  response: Response,
): void {
  if (!accepted) throw new TokenNotAccepted();
  if (accepted.length === 0 || accepted.some((scope) => scopes.includes(scope))) return;
  response.setHeader(
    'WWW-Authenticate',
    `Bearer realm="${REALM}", error="insufficient_scope", scope="${accepted.join(' ')}"`,
  );
  throw new InsufficientScope(accepted);
}

class TokenOfOtherCollege extends DomainError {
  constructor() {
    super('forbidden', 'platform.token-of-other-college', 'This access token acts for another college.');
  }
}

/** Checks the college that a request is about. */
export class TokenCollegeCheck {
  constructor(private readonly collegeId: number | null) {}

  /** @throws TokenOfOtherCollege if the request has a token that acts for another college */
  check(collegeId: number): void {
    if (this.collegeId !== null && this.collegeId !== collegeId) throw new TokenOfOtherCollege();
  }
}

/**
 * For routes on which a request names a college: an access token acts for its own only, even if its owner may do more.
 * On other routes, the college is that of the owner's membership, which is the one of the token.
 */
export const TokenCollege = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { accessToken } = context.switchToHttp().getRequest<{ accessToken?: AccessTokenGrant }>();
  return new TokenCollegeCheck(accessToken?.collegeId ?? null);
});
