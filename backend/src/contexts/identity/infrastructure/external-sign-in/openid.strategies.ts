import { type CanActivate, type ExecutionContext, Injectable, mixin, type Type } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ApplicationStrategy, RequestStrategy } from '../../../../shared/infrastructure/http/application-strategy';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { RequestsPerUserInterceptor } from '../../../../shared/infrastructure/http/concurrent-requests-per-user';
import type { IdentitySource } from '../../domain/external-sign-in/external-sign-in';
import { ExternalSignInRedirects, type Redirection } from './external-sign-in-redirects';

export interface RedirectStepOption {
  /** Whether the step goes to the provider, or comes back from it. */
  readonly step: 'start' | 'finish';
}

/** A request with the redirect that the guard has set for the route. */
export interface RedirectedRequest extends RequestWithUser {
  redirection: Redirection;
}

@Injectable()
export class GoogleStrategy extends ApplicationStrategy(RequestStrategy, 'google') {
  constructor(private readonly redirects: ExternalSignInRedirects) {
    super();
  }

  validate(request: Request, { step }: RedirectStepOption): Promise<Redirection> {
    return this.redirects[step]('google', request, request.res!);
  }
}

@Injectable()
export class LinkedInStrategy extends ApplicationStrategy(RequestStrategy, 'linkedin') {
  constructor(private readonly redirects: ExternalSignInRedirects) {
    super();
  }

  validate(request: Request, { step }: RedirectStepOption): Promise<Redirection> {
    return this.redirects[step]('linkedin', request, request.res!);
  }
}

/** Creates the `AuthGuard` of a provider for one of its two steps. Refusals are redirects too. */
export function ProviderGuard(provider: IdentitySource, step: RedirectStepOption['step']): Type<CanActivate> {
  @Injectable()
  class StepGuard extends AuthGuard(provider) {
    constructor(private readonly requests: RequestsPerUserInterceptor) {
      super();
    }

    override getAuthenticateOptions() {
      return { property: 'redirection' satisfies keyof RedirectedRequest, step };
    }

    override canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<RequestWithUser>();
      return this.requests.run(request, async () => (await super.canActivate(context)) as boolean);
    }
  }
  return mixin(StepGuard);
}
