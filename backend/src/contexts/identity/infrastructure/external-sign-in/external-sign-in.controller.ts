import { applyDecorators, Controller, Get, Redirect, Req, UseGuards, NotFoundException } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery, ApiTags, ApiNotFoundResponse } from '@nestjs/swagger';
import { ROLES } from '../../../../shared/domain/role';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { IdentityProviders } from '../../application/external-sign-in/ports/external-sign-in';
import type { Provider } from '../../domain/external-sign-in/external-sign-in';
import type { Redirection } from './external-sign-in-redirects';
import { ProvidersView, OauthConfigView } from './external.dto';
import { ProviderGuard, type RedirectedRequest } from './openid.strategies';

const StartsAt = (provider: Provider) =>
  applyDecorators(
    Public({ usesSession: true }),
    UseGuards(ProviderGuard(provider, 'start')),
    Redirect(),
    ApiQuery({ name: 'role', required: false, enum: ROLES, description: 'What someone new asks for' }),
    ApiQuery({ name: 'next', required: false, type: String, description: 'A path to go to afterwards' }),
    ApiQuery({ name: 'link', required: false, type: String, description: '1: connect to the account signed in to' }),
    ApiQuery({ name: 'test', required: false, type: String, description: 'true: only show which claims arrive' }),
    ApiFoundResponse({ description: 'To the provider; to a page of ours with ?error=... where that is not possible' }),
  );

const ReturnsFrom = (provider: Provider) =>
  applyDecorators(
    Public({ usesSession: true }),
    UseGuards(ProviderGuard(provider, 'finish')),
    Redirect(),
    ApiQuery({ name: 'state', required: false, type: String }),
    ApiQuery({ name: 'code', required: false, type: String }),
    ApiQuery({ name: 'error', required: false, type: String }),
    ApiQuery({ name: 'test', required: false, type: String, description: 'true: only show which claims arrived' }),
    ApiFoundResponse({ description: 'To where the person wanted to go, to /auth/complete, or to ?error=...' }),
  );

@ApiTags('external sign-in')
@Controller('auth')
export class ExternalSignInController {
  constructor(private readonly identityProviders: IdentityProviders) {}

  /** Which providers people can sign in with. */
  @Public()
  @Get('providers')
  providers(): ProvidersView {
    const { identityProviders } = this;
    return { google: identityProviders.isConfigured('google'), linkedin: identityProviders.isConfigured('linkedin') };
  }

  /** Signs in or registers with Google. */
  @StartsAt('google')
  @Get('google')
  toGoogle(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Signs in or registers with LinkedIn. */
  @StartsAt('linkedin')
  @Get('linkedin')
  toLinkedIn(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Where Google sends people back to. */
  @ReturnsFrom('google')
  @Get('google/callback')
  fromGoogle(@Req() { redirection }: RedirectedRequest): Redirection {
    return redirection;
  }

  /** Where LinkedIn sends people back to. */
  @ReturnsFrom('linkedin')
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

  /** What an operator has to register at the providers, and whether that has been done. */
  @Public()
  @Get()
  @ApiNotFoundResponse({ description: 'In production, and wherever OAUTH_DEBUG is off' })
  show(): OauthConfigView {
    if (!this.settings.oauthDebug) throw new NotFoundException();
    return {
      googleCallbackUrl: this.providers.callbackAddress('google'),
      linkedinCallbackUrl: this.providers.callbackAddress('linkedin'),
      googleConfigured: this.providers.isConfigured('google'),
      linkedinConfigured: this.providers.isConfigured('linkedin'),
    };
  }
}
