import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { ChangePrivacySettings, GetPrivacySettings } from '../../application/privacy/privacy-settings';
import { PreviewOwnProfile } from '../../application/privacy/preview-own-profile';
import { PreviewQuery, PreviewView, PrivacyPreferencesBody, PrivacyPreferencesView } from './privacy.dto';

/** Privacy settings of the signed-in user. */
@ApiTags('profiles')
@OwnAccount()
@Controller('privacy')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class PrivacyController {
  constructor(
    private readonly changePrivacySettings: ChangePrivacySettings,
    private readonly getPrivacySettings: GetPrivacySettings,
    private readonly previewOwnProfile: PreviewOwnProfile,
  ) {}

  /** Your privacy settings, or the defaults. */
  @Get('preferences')
  @ApiOkResponse({ type: PrivacyPreferencesView })
  @ApiForbiddenResponse({ description: 'mentorship.other-role for administrators' })
  preferences(@CurrentUser() by: SignedInUser): Promise<PrivacyPreferencesView> {
    return this.getPrivacySettings.execute(by);
  }

  /** Changes privacy settings. They take effect with the next request. */
  @Patch('preferences')
  @ApiOkResponse({ type: PrivacyPreferencesView })
  @ApiBadRequestResponse({ description: 'The body contains no settings, or a setting for another role' })
  @ApiForbiddenResponse({
    description:
      'mentorship.other-role for administrators; mentorship.not-for-minors, mentorship.sharing-not-for-minors',
  })
  choose(@CurrentUser() by: SignedInUser, @Body() choices: PrivacyPreferencesBody): Promise<PrivacyPreferencesView> {
    return this.changePrivacySettings.execute({ by, choices });
  }

  /** Your profile as another viewer sees it. */
  @Get('preview')
  @ApiOkResponse({ type: PreviewView })
  @ApiBadRequestResponse({ description: 'Unknown viewer' })
  @ApiForbiddenResponse({ description: 'mentorship.other-role for administrators' })
  preview(@CurrentUser() by: SignedInUser, @Query() { as }: PreviewQuery): Promise<PreviewView> {
    return this.previewOwnProfile.execute({ by, as });
  }
}
