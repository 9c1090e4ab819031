import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
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

/** The college's system that calls. */
export const ScimClient = createParamDecorator((_: unknown, context: ExecutionContext): RosterClient => {
  const http = context.switchToHttp();
  const { accessToken } = http.getRequest<RequestWithUser>();
  if (!accessToken || accessToken.collegeId === null) {
    askForToken(http.getResponse<Response>());
    throw new CollegeTokenNeeded();
  }
  return { ownerId: accessToken.ownerId, collegeId: accessToken.collegeId };
});
