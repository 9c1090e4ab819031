import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInUser } from '../../application/authenticator';
import { NotSignedIn, type RequestWithUser } from './authorization.guard';

/** The person who is asking, on a route that only signed-in people reach. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SignedInUser => {
  const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
  if (!currentUser) throw new NotSignedIn();
  return currentUser;
});

/** The document of the API knows routes with a viewer by this function. */
export const viewerIn = (_: unknown, context: ExecutionContext): SignedInUser | null => {
  const { currentUser } = context.switchToHttp().getRequest<RequestWithUser>();
  return currentUser?.isMember ? currentUser : null;
};

/** The member who is asking, on a route for everybody; null for a visitor, and for who is shown no more than a visitor. */
export const Viewer = createParamDecorator(viewerIn);
