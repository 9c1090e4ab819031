import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { OwnCollegeAdmin } from '../../../../shared/application/role-details';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { OtherRole } from '../../domain/memberships/errors';
import { ShowOwnMembership } from '../../application/memberships/own-membership';
import { ConfirmVerification, StartVerification } from '../../application/verification/verify-by-code';
import { ConfirmVerificationBody, StartedVerificationView, StartVerificationBody } from './verification.dto';

/** Administrators verify with an emailed code that they work at their college, once a year. */
@ApiTags('college administration')
@OwnAccount()
@Controller('admin/verify')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class VerificationController {
  constructor(
    private readonly startVerification: StartVerification,
    private readonly confirmVerification: ConfirmVerification,
    private readonly showOwnMembership: ShowOwnMembership,
  ) {}

  /** Emails a code to a work address at the college. Earlier codes stop working. */
  @Post('start')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: StartedVerificationView })
  @ApiBadRequestResponse({ description: 'admin-analytics.not-staff-address; names `email`' })
  @ApiForbiddenResponse({
    description: 'admin-analytics.other-role, .administrator-is-minor, identity.confirm-your-email',
  })
  @ApiConflictResponse({ description: 'admin-analytics.nothing-to-verify' })
  @ApiTooManyRequestsResponse({ description: 'More than one code in a minute, or five in an hour' })
  async start(
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() { email }: StartVerificationBody,
  ): Promise<StartedVerificationView> {
    return { expiresAt: await this.startVerification.execute({ userId, email }) };
  }

  /**
   * Activates the membership for a year.
   * @returns the updated membership
   */
  @Post('confirm')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ schema: { $ref: getSchemaPath('CollegeAdminView') } })
  @ApiBadRequestResponse({ description: 'admin-analytics.wrong-code; names `code`' })
  @ApiForbiddenResponse({ description: 'admin-analytics.other-role or .administrator-is-minor' })
  @ApiConflictResponse({ description: 'admin-analytics.nothing-to-verify' })
  async confirm(
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() { code }: ConfirmVerificationBody,
  ): Promise<OwnCollegeAdmin> {
    await this.confirmVerification.execute({ userId, code });
    const own = await this.showOwnMembership.execute(userId);
    if (!own) throw new OtherRole();
    return own;
  }
}
