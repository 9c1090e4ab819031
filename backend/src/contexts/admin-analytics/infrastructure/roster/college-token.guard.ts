import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DomainError } from '../../../../shared/domain/domain-error';
import { askForToken } from '../../../../shared/infrastructure/http/access-tokens';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import type { RosterClient } from '../../application/roster/read-roster';

/** The request has no access token of a college: a session isn't enough. */
class CollegeTokenNeeded extends DomainError {
  constructor() {
    super(
      'unauthenticated',
      'admin-analytics.college-token-needed',
      'Send an access token of your college with the scope alumni:import.',
    );
  }
}

function findClient(context: ExecutionContext): RosterClient | null {
  const { accessToken } = context.switchToHttp().getRequest<RequestWithUser>();
  if (!accessToken || accessToken.collegeId === null) return null;
  return { ownerId: accessToken.ownerId, collegeId: accessToken.collegeId };
}

/** Lets only requests with an access token of a college through. */
@Injectable()
export class CollegeTokenGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (findClient(context)) return true;
    askForToken(context.switchToHttp().getResponse<Response>());
    throw new CollegeTokenNeeded();
  }
}

/** The college's system that calls, on a route with `CollegeTokenGuard`. */
export const ScimClient = createParamDecorator((_: unknown, context: ExecutionContext): RosterClient => {
  const client = findClient(context);
  if (!client) throw new CollegeTokenNeeded();
  return client;
});
