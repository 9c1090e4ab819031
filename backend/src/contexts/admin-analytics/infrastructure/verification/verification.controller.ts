import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
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
import type { OwnCollegeAdmin } from '../../application/memberships/own-membership';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { CollegeAdministratorRoleNeeded } from '../../domain/memberships/errors';
import { ShowOwnMembership } from '../../application/memberships/own-membership';
import { ConfirmVerification, StartVerification } from '../../application/verification/verify-by-code';
import { CheckDnsRecord, ShowVerificationStatus } from '../../application/verification/verify-by-dns';
import {
  ConfirmVerificationBody,
  StartedVerificationView,
  StartVerificationBody,
  VerificationStatusView,
} from './verification.dto';

/**
 * Administrators verify with an emailed code that they work at their college, once a year. The first time, someone also
 * has to approve them.
 */
@ApiTags('college administration')
@OwnAccount()
@Controller('admin/verify')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class VerificationController {
  constructor(
    private readonly startVerification: StartVerification,
    private readonly confirmVerification: ConfirmVerification,
    private readonly showStatus: ShowVerificationStatus,
    private readonly checkDnsRecord: CheckDnsRecord,
    private readonly showOwnMembership: ShowOwnMembership,
  ) {}

  /** Which of the two steps you have completed, a verified work address and an approval, and how to complete the other. */
  @Get()
  @ApiOkResponse({ type: VerificationStatusView })
  @ApiForbiddenResponse({ description: 'admin-analytics.other-role or .administrator-is-minor' })
  @ApiConflictResponse({ description: 'admin-analytics.nothing-to-verify' })
  getStatus(@CurrentUser() { id: userId }: SignedInUser): Promise<VerificationStatusView> {
    return this.showStatus.execute(userId);
  }

  /**
   * Looks for the DNS record that approves the first administrator of a college.
   * @returns the updated membership
   */
  @Post('dns')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ schema: { $ref: getSchemaPath('CollegeAdminView') } })
  @ApiForbiddenResponse({
    description: 'admin-analytics.other-role, .administrator-is-minor, identity.confirm-your-email',
  })
  @ApiConflictResponse({
    description: 'admin-analytics.dns-record-not-found, .dns-lookup-failed, .approval-needed or .nothing-to-verify',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 20 lookups in an hour' })
  async checkDns(@CurrentUser() { id: userId }: SignedInUser): Promise<OwnCollegeAdmin> {
    await this.checkDnsRecord.execute(userId);
    return this.#membershipOf(userId);
  }

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
   * Verifies the work address. This activates an approved membership for a year, or renews an active one; any other
   * waits for the approval.
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
    return this.#membershipOf(userId);
  }

  async #membershipOf(userId: number): Promise<OwnCollegeAdmin> {
    const own = await this.showOwnMembership.execute(userId);
    if (!own) throw new CollegeAdministratorRoleNeeded();
    return own;
  }
}
