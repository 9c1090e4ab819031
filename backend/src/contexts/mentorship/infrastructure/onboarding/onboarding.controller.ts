import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { UpdateOnboarding, GetOnboarding } from '../../application/onboarding/onboarding';
import { OnboardingBody, OnboardingView } from './onboarding.dto';

@ApiTags('profiles')
@OwnAccount()
@Controller('onboarding')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class OnboardingController {
  constructor(
    private readonly getOnboarding: GetOnboarding,
    private readonly updateOnboarding: UpdateOnboarding,
  ) {}

  /** Your onboarding screens and your progress. */
  @Get()
  @ApiOkResponse({ type: OnboardingView })
  show(@CurrentUser() by: SignedInUser): Promise<OnboardingView> {
    return this.getOnboarding.execute(by);
  }

  /** Records screens as answered or skipped, or skips the whole onboarding. */
  @Patch()
  @ApiOkResponse({ type: OnboardingView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  async update(
    @CurrentUser() by: SignedInUser,
    @Body() { completedSteps, skipped }: OnboardingBody,
  ): Promise<OnboardingView> {
    await this.updateOnboarding.execute({ by, completedSteps, isSkipped: skipped });
    return this.getOnboarding.execute(by);
  }
}
