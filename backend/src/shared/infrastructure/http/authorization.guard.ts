import { type ExecutionContext, Injectable, createParamDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import type { AccessTokenGrant, SignedInUser } from '../../application/authenticator';
import { EmailNotConfirmed, AdministratorNotVerified, DomainError } from '../../domain/domain-error';
import { RateLimits, TooManyRequests } from '../../application/rate-limits';
import { RATE_LIMITS, type RateLimit } from '../../domain/limits';
import type { TokenScope } from '../../domain/token-scope';
import {
  askForToken,
  checkScopes,
  readBearerToken,
  refuseCookieAndToken,
  refuseToken,
  TOKEN_SCOPES_KEY,
} from './access-tokens';
import { toClientNetwork } from './client-network';
import { sendOriginHeaders } from './other-origins';
import { sendRateLimit } from './rate-limit-headers';
import { isLimitedPath } from './route-prefix';
import { POLICY_KEY, type Policy } from './policies';
import { SessionCookie } from './session-cookie';

export class NotSignedIn extends DomainError {
  constructor() {
    super('unauthenticated', 'platform.not-signed-in', 'Please sign in first.');
  }
}

class NotAllowed extends DomainError {
  constructor() {
    super('forbidden', 'platform.not-allowed', "You don't have permission to access this resource.");
  }
}

export interface RequestWithUser extends Request {
  /** The owner of the session or access token; null for visitors. */
  currentUser?: SignedInUser | null;
  /** Set by the strategy `bearer` if the request has a valid access token. */
  accessToken?: AccessTokenGrant;
}

/**
 * Authorizes every request: who the caller is, how often they call, and whether the route's policy allows it. The
 * strategies `session` and `bearer` belong to the context of accounts; Passport finds them by name.
 */
@Injectable()
export class AuthorizationGuard extends AuthGuard(['session', 'bearer']) {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  override getAuthenticateOptions() {
    return { property: 'currentUser' };
  }

  /** A request without a session is not an error here; the policy decides. */
  override handleRequest<T>(error: Error | null, owner: T): T {
    if (error) throw error;
    return owner;
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const response = context.switchToHttp().getResponse<Response>();
    const policy = this.#readMetadata<Policy>(POLICY_KEY, context);
    const acceptedScopes = this.#readMetadata<readonly TokenScope[]>(TOKEN_SCOPES_KEY, context);
    const hasToken = readBearerToken(request) !== null;
    sendOriginHeaders(this.reflector, context);
    if (hasToken && this.cookie.read(request) !== null) refuseCookieAndToken();
    if (policy?.allows === 'everyone' && policy.ignoresSession && !hasToken) {
      request.currentUser = null;
      return true;
    }
    await super.canActivate(context);
    const { accessToken } = request;
    request.currentUser ||= null;

    if (isLimitedPath(request.path) || hasToken) await this.#consumeRateLimit(request, response);
    if (hasToken && !accessToken) refuseToken(response);
    if (accessToken) checkScopes(accessToken, acceptedScopes, response);
    if (acceptedScopes?.length === 0 && accessToken) request.currentUser = null;
    if (policy?.allows === 'everyone') return true;
    const user = request.currentUser;
    if (!user) {
      if (acceptedScopes) askForToken(response);
      throw new NotSignedIn();
    }
    checkPolicy(policy, user);
    return true;
  }

  #readMetadata<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }

  async #consumeRateLimit(request: RequestWithUser, response: Response): Promise<void> {
    const { limit, key } = getRateLimit(request);
    try {
      const left = await this.limits.consumeAndCount(limit, key);
      if (left) sendRateLimit(response, limit, left);
    } catch (error) {
      if (error instanceof TooManyRequests) {
        sendRateLimit(response, limit, { points: 0, seconds: error.retryAfterSeconds });
      }
      throw error;
    }
  }
}

/** Tokens count by their owner or college, so that creating more of them doesn't raise the limit. */
function getRateLimit({ accessToken, currentUser, ip }: RequestWithUser): { limit: RateLimit; key: string } {
  if (accessToken) {
    const { collegeId, ownerId } = accessToken;
    return { limit: RATE_LIMITS.tokenApi, key: collegeId === null ? `user:${ownerId}` : `college:${collegeId}` };
  }
  return currentUser
    ? { limit: RATE_LIMITS.signedInApi, key: String(currentUser.id) }
    : { limit: RATE_LIMITS.anonymousApi, key: toClientNetwork(ip) };
}

function checkPolicy(policy: Exclude<Policy, { allows: 'everyone' }> | undefined, user: SignedInUser): void {
  if (!policy || (policy.roles && !policy.roles.includes(user.role))) throw new NotAllowed();
  if (policy.allows === 'operator' && !user.isOperator) throw new NotAllowed();
  if (policy.allows === 'member' && !user.isMember) {
    throw user.emailVerified ? new AdministratorNotVerified() : new EmailNotConfirmed();
  }
}

/** The caller, on a route that only signed-in users can reach. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser => {
  const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
  if (!currentUser) throw new NotSignedIn();
  return currentUser;
});

/** The API document recognizes routes with a viewer by this function. */
export const getViewer = (_: unknown, context: ExecutionContext): SignedInUser | null => {
  const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
  return currentUser?.isMember ? currentUser : null;
};

/** The member who calls a route for everyone; null for visitors, and for users who see no more than visitors. */
export const Viewer = createParamDecorator(getViewer);
