import { Controller, Get, NotFoundException } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { IdentityProviders } from '../../application/external-sign-in/ports/identity-providers';
import { OauthConfigView } from './external.dto';

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
