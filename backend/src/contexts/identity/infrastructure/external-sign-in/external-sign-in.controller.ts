import { applyDecorators, Controller, Get, Redirect, Req, UseGuards, NotFoundException } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery, ApiTags, ApiNotFoundResponse } from '@nestjs/swagger';
import { ROLES } from '../../../../shared/domain/role';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { IdentityProviders } from '../../application/external-sign-in/ports/external-sign-in';
import type { Provider } from '../../domain/external-sign-in/external-sign-in';
import type { Redirection } from './external-sign-in-redirects';
import { ProvidersView, OauthConfigView } from './external-sign-in.dto';
import { ProviderGuard, type RedirectedRequest } from './openid.strategies';

const SignInStartRoute = (provider: Provider) =>
  applyDecorators(
    Public({ usesSession: true }),
    UseGuards(ProviderGuard(provider, 'start')),
    Redirect(),
    ApiQuery({ name: 'role', required: false, enum: ROLES, description: 'Role of a new account' }),
    ApiQuery({ name: 'next', required: false, type: String, description: 'Path to open after signing in' }),
    ApiQuery({
      name: 'link',
      required: false,
      type: String,
      description: '1: connect the provider account to the current account',
    }),
    ApiQuery({
      name: 'test',
      required: false,
      type: String,
      description: 'true: only show the claims that the provider sends',
    }),
    ApiFoundResponse({
      description: 'Redirects to the provider, or on failure to a page of the product with ?error=...',
    }),
  );

const SignInCallbackRoute = (provider: Provider) =>
  applyDecorators(
    Public({ usesSession: true }),
    UseGuards(ProviderGuard(provider, 'finish')),
    Redirect(),
    ApiQuery({ name: 'state', required: false, type: String }),
    ApiQuery({ name: 'code', required: false, type: String }),
    ApiQuery({ name: 'error', required: false, type: String }),
    ApiQuery({
      name: 'test',
      required: false,
      type: String,
      description: 'true: only show the claims that the provider sent',
    }),
    ApiFoundResponse({
      description: 'Redirects to the requested page, to /auth/complete, or on failure to a page with ?error=...',
    }),
  );

@ApiTags('external sign-in')
@Controller('auth')
export class ExternalSignInController {
  constructor(private readonly identityProviders: IdentityProviders) {}

  /** The providers that can be used to sign in. */
  @Public()
  @Get('providers')
  providers(): ProvidersView {
    const { identityProviders } = this;
    return { google: identityProviders.isConfigured('google'), linkedin: identityProviders.isConfigured('linkedin') };
  }

  /** Signs in or registers with Google. */
  @SignInStartRoute('google')
  @Get('google')
  toGoogle(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Signs in or registers with LinkedIn. */
  @SignInStartRoute('linkedin')
  @Get('linkedin')
  toLinkedIn(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Callback address for Google. */
  @SignInCallbackRoute('google')
  @Get('google/callback')
  fromGoogle(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Callback address for LinkedIn. */
  @SignInCallbackRoute('linkedin')
  @Get('linkedin/callback')
  fromLinkedIn(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }
}

@ApiTags('external sign-in')
@Controller('oauth-config')
export class OauthConfigController {
  constructor(
    private readonly providers: IdentityProviders,
    private readonly settings: Settings,
  ) {}

  /** The addresses that an operator must register with the providers, and whether the providers are configured. */
  @Public()
  @Get()
  @ApiNotFoundResponse({ description: 'Not available in production or when OAUTH_DEBUG is off' })
  show(): OauthConfigView {
    if (!this.settings.oauthDebug) throw new NotFoundException();
    return {
      googleCallbackUrl: this.providers.getCallbackUrl('google'),
      linkedinCallbackUrl: this.providers.getCallbackUrl('linkedin'),
      googleConfigured: this.providers.isConfigured('google'),
      linkedinConfigured: this.providers.isConfigured('linkedin'),
    };
  }
}
