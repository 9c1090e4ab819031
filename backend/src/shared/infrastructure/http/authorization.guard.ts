import { type ExecutionContext, Injectable, createParamDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../application/authenticator';
import { EmailNotConfirmed, AdministratorNotVerified, DomainError } from '../../domain/domain-error';
import { RateLimits, TooManyRequests } from '../../application/rate-limits';
import { RATE_LIMITS } from '../../domain/limits';
import { toClientNetwork } from './client-network';
import { sendOriginHeaders } from './other-origins';
import { sendRateLimit } from './rate-limit-headers';
import { isLimitedPath } from './route-prefix';
import { POLICY_KEY, type Policy } from './policies';

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
  /** What the strategy `session` found; null for visitors. */
  currentUser?: SignedInUser | null;
}

/**
 * Authorizes every request: who the caller is, how often they call, and whether the route's policy allows it. The
 * strategy `session` belongs to the context of accounts; Passport finds it by name.
 */
@Injectable()
export class AuthorizationGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
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
    const policy = this.reflector.getAllAndOverride<Policy | undefined>(POLICY_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    sendOriginHeaders(this.reflector, context);
    await super.canActivate(context);
    const user = request.currentUser || null;
    request.currentUser = user;

    if (isLimitedPath(request.path)) {
      await this.#consumeRateLimit(request, context.switchToHttp().getResponse<Response>(), user);
    }
    if (policy?.allows === 'everyone') return true;
    if (!user) throw new NotSignedIn();
    if (!policy || (policy.roles && !policy.roles.includes(user.role))) throw new NotAllowed();
    if (policy.allows === 'operator' && !user.isOperator) throw new NotAllowed();
    if (policy.allows === 'member' && !user.isMember) {
      throw user.emailVerified ? new AdministratorNotVerified() : new EmailNotConfirmed();
    }
    return true;
  }

  async #consumeRateLimit(request: Request, response: Response, user: SignedInUser | null): Promise<void> {
    const limit = user ? RATE_LIMITS.signedInApi : RATE_LIMITS.anonymousApi;
    try {
      const left = await this.limits.consumeAndCount(limit, user ? String(user.id) : toClientNetwork(request.ip));
      if (left) sendRateLimit(response, limit, left);
    } catch (error) {
      if (error instanceof TooManyRequests) {
        sendRateLimit(response, limit, { points: 0, seconds: error.retryAfterSeconds });
      }
      throw error;
    }
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
