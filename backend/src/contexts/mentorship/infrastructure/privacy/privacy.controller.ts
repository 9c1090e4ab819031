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

/** Who sees what of the person who is signed in. */
@ApiTags('profiles')
@OwnAccount()
@Controller('privacy')
@ApiUnauthorizedResponse({ description: 'No one is signed in' })
export class PrivacyController {
  constructor(
    private readonly changePrivacySettings: ChangePrivacySettings,
    private readonly getPrivacySettings: GetPrivacySettings,
    private readonly previewOwnProfile: PreviewOwnProfile,
  ) {}

  /** What is chosen, or what holds until something is. */
  @Get('preferences')
  @ApiOkResponse({ type: PrivacyPreferencesView })
  @ApiForbiddenResponse({ description: 'mentorship.other-role for administrators' })
  preferences(@CurrentUser() by: SignedInUser): Promise<PrivacyPreferencesView> {
    return this.getPrivacySettings.execute(by);
  }

  /** Chooses; it holds from the next request on. */
  @Patch('preferences')
  @ApiOkResponse({ type: PrivacyPreferencesView })
  @ApiBadRequestResponse({ description: 'A choice of the other role, or none' })
  @ApiForbiddenResponse({
    description:
      'mentorship.other-role for administrators; mentorship.not-for-minors, mentorship.sharing-not-for-minors',
  })
  choose(@CurrentUser() by: SignedInUser, @Body() choices: PrivacyPreferencesBody): Promise<PrivacyPreferencesView> {
    return this.changePrivacySettings.execute({ by, choices });
  }

  /** The own profile as someone else sees it. */
  @Get('preview')
  @ApiOkResponse({ type: PreviewView })
  @ApiBadRequestResponse({ description: 'No such viewer' })
  @ApiForbiddenResponse({ description: 'mentorship.other-role for administrators' })
  preview(@CurrentUser() by: SignedInUser, @Query() { as }: PreviewQuery): Promise<PreviewView> {
    return this.previewOwnProfile.execute({ by, as });
  }
}
