import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser, NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { NewAccountSessions } from '../../../../shared/infrastructure/http/new-account-sessions';
import { OwnAccount, Public } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { InvitedAccountsFacade, type UserAccount } from '../../../identity';
import { type ClaimChoices, ClaimProfile } from '../../application/alumni-claims/claim-profile';
import { DeclineInvitation } from '../../application/alumni-claims/decline-invitation';
import { FindClaimDetails } from '../../application/alumni-claims/find-claim-details';
import { OwnClaim } from '../../application/alumni-claims/own-claim';
import { UnclaimedImports } from '../../application/alumni-claims/unclaimed-imports';
import {
  ClaimBody,
  ClaimDetailsView,
  toClaimDetailsView,
  ClaimTokenBody,
  ClaimTokenView,
  OwnClaimBody,
  OwnClaimView,
  WaitingImportView,
} from './claims.dto';
import { toNewAccount } from './to-new-account';

/** Lets imported alumni claim or decline, by the emailed link. */
@ApiTags('alumni')
@Controller('alumni/claim')
export class ClaimsController {
  constructor(
    private readonly findDetails: FindClaimDetails,
    private readonly claimProfile: ClaimProfile,
    private readonly declineInvitation: DeclineInvitation,
    private readonly newAccountSessions: NewAccountSessions,
    private readonly identity: InvitedAccountsFacade,
  ) {}

  /** Returns the data that a college shared about the person with the link. Changes nothing. */
  @Public()
  @Post('details')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ClaimDetailsView })
  @ApiBadRequestResponse({ description: 'admin-analytics.claim-link-invalid: unknown, used, replaced or expired' })
  async details(@Body() { token }: ClaimTokenBody): Promise<ClaimDetailsView> {
    return toClaimDetailsView(await this.findDetails.execute(token));
  }

  /**
   * Claims the profile. With username, password and birth date, it creates an account with a confirmed address and signs in; without them, it uses the signed-in account.
   */
  @Public({ usesSession: true })
  @Post()
  @ApiCreatedResponse({ schema: { $ref: '#/components/schemas/UserView' } })
  @ApiBadRequestResponse({
    description:
      'One or more fields are invalid (`errors` lists them), or the link is invalid (admin-analytics.claim-link-invalid)',
  })
  @ApiUnauthorizedResponse({ description: 'The user isn’t signed in, and the request has no username' })
  @ApiForbiddenResponse({ description: 'admin-analytics.alumni-account-needed, identity.confirm-your-email' })
  @ApiConflictResponse({
    description: 'identity.username-taken, admin-analytics.address-has-account or .account-has-claimed',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this network' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords are waiting to be hashed' })
  async claim(
    @Body() body: ClaimBody,
    @Req() request: Request & { currentUser?: SignedInUser | null },
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount> {
    const { token } = body;
    const account = toNewAccount(body);
    const choices = toClaimChoices(body);
    if (account) {
      const { userId } = await this.newAccountSessions.open(request, response, (browser) =>
        this.claimProfile.claimWithNewAccount({ token, account, choices, browser }),
      );
      return this.identity.getOwnAccount(userId);
    }
    const by = request.currentUser;
    if (!by) throw new NotSignedIn();
    await this.claimProfile.claimWithOwnAccount({ token, by, choices });
    return this.identity.getOwnAccount(by.id);
  }

  /** Deletes the imported data immediately. The college can’t import this address again. */
  @Public()
  @Post('decline')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse({ description: 'Deleted' })
  @ApiBadRequestResponse({ description: 'admin-analytics.claim-link-invalid' })
  async decline(@Body() { token }: ClaimTokenBody): Promise<void> {
    await this.declineInvitation.execute(token);
  }
}

/** The signed-in user's claimed profile. */
@ApiTags('alumni')
@OwnAccount()
@Controller('alumni/claim/own')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class OwnClaimController {
  constructor(private readonly ownClaim: OwnClaim) {}

  /** Your claimed profile. */
  @Get()
  @ApiOkResponse({ type: OwnClaimView })
  show(@CurrentUser() { id }: SignedInUser): Promise<OwnClaimView> {
    return this.ownClaim.execute(id);
  }

  /** Changes whether the college sees the month of your last activity. */
  @Patch()
  @ApiOkResponse({ type: OwnClaimView })
  @ApiBadRequestResponse({ description: 'isActivityShared must be true or false' })
  @ApiNotFoundResponse({ description: 'admin-analytics.nothing-claimed' })
  change(@CurrentUser() { id }: SignedInUser, @Body() { isActivityShared }: OwnClaimBody): Promise<OwnClaimView> {
    return this.ownClaim.shareActivity(id, isActivityShared);
  }
}

/** What colleges have imported with the address of the signed-in user. */
@ApiTags('alumni')
@OwnAccount()
@Controller('alumni/claim/waiting')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class WaitingImportsController {
  constructor(private readonly waitingImports: UnclaimedImports) {}

  /** Lists the colleges that have imported your confirmed address, while you have neither claimed nor declined. */
  @Get()
  @ApiOkResponse({ type: [WaitingImportView] })
  list(@CurrentUser() { id }: SignedInUser): Promise<WaitingImportView[]> {
    return this.waitingImports.execute(id);
  }

  /** Returns a new token to read, claim or decline what this college has imported. Earlier links stop working. */
  @Post(':collegeId/link')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ClaimTokenView })
  @ApiNotFoundResponse({ description: 'admin-analytics.nothing-imported' })
  async open(
    @CurrentUser() { id }: SignedInUser,
    @Param('collegeId', IdPipe) collegeId: number,
  ): Promise<ClaimTokenView> {
    return { token: await this.waitingImports.createClaimToken(id, collegeId) };
  }
}

const toClaimChoices = (body: ClaimBody): ClaimChoices => ({
  isProfileVisible: body.isProfileVisible,
  isWillingToMentor: body.isWillingToMentor,
  isActivityShared: body.isActivityShared,
  fullName: body.fullName || undefined,
  major: body.major || undefined,
  graduationYear: body.graduationYear ?? undefined,
  currentPosition: body.currentPosition,
  company: body.company,
  linkedinUrl: body.linkedinUrl,
});
