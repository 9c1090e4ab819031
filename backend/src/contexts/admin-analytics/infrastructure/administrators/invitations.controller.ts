import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { NewAccountSessions } from '../../../../shared/infrastructure/http/new-account-sessions';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { InvitedAccountsFacade, type UserAccount } from '../../../identity';
import { AcceptInvitation, FindInvitation } from '../../application/administrators/accept-invitation';
import type { InvitedAccount } from '../../application/administrators/ports/invited-accounts';
import { AcceptanceRefused } from '../../domain/administrators/errors';
import { AcceptInvitationBody, InvitationTokenBody, InvitationView } from './college-admins.dto';

const INVALID_INVITATION_RESPONSE = {
  description: 'admin-analytics.invitation-invalid: unknown, withdrawn, accepted or expired',
};
const FIELD_LABELS = {
  username: 'Username',
  password: 'Password',
  fullName: 'Full name',
  birthDate: 'Birth date',
} as const;

/** Shows and accepts invitations to represent a college, by the emailed link. */
@ApiTags('college administration')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(
    private readonly findInvitation: FindInvitation,
    private readonly acceptInvitation: AcceptInvitation,
    private readonly newAccountSessions: NewAccountSessions,
    private readonly identity: InvitedAccountsFacade,
  ) {}

  /** The details of the invitation. Changes nothing. */
  @Public()
  @Post('details')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: InvitationView })
  @ApiNotFoundResponse(INVALID_INVITATION_RESPONSE)
  async details(@Body() { token }: InvitationTokenBody): Promise<InvitationView> {
    const { invitation, collegeName } = await this.findInvitation.execute(token);
    const { collegeId, email, department, position, expiresAt } = invitation.snapshot();
    return { collegeId, collegeName, email, department, position, expiresAt };
  }

  /** Accepts the invitation with a new account, which has a confirmed address and is signed in, or with the signed-in account. */
  @Public({ usesSession: true })
  @Post('accept')
  @ApiCreatedResponse({ schema: { $ref: '#/components/schemas/UserView' } })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiUnauthorizedResponse({ description: 'The user isn’t signed in, and the request has no username' })
  @ApiForbiddenResponse({
    description: 'admin-analytics.administrator-account-needed, .administrator-is-minor, identity.confirm-your-email',
  })
  @ApiNotFoundResponse(INVALID_INVITATION_RESPONSE)
  @ApiConflictResponse({
    description: 'identity.username-taken, admin-analytics.invited-address-has-account or .represents-another-college',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this network' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords are waiting to be hashed' })
  async accept(
    @Body() body: AcceptInvitationBody,
    @Req() request: Request & { currentUser?: SignedInUser | null },
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount> {
    const { token } = body;
    const account = toInvitedAccount(body);
    if (account) {
      const { userId } = await this.newAccountSessions.open(request, response, (browser) =>
        this.acceptInvitation.acceptWithNewAccount(token, account, browser),
      );
      return this.identity.getOwnAccount(userId);
    }
    const by = request.currentUser;
    if (!by) throw new NotSignedIn();
    await this.acceptInvitation.acceptWithOwnAccount(token, by.id);
    return this.identity.getOwnAccount(by.id);
  }
}

/** Returns the new account in the request; null if none of its fields is filled in. */
function toInvitedAccount({ username, password, fullName, birthDate }: AcceptInvitationBody): InvitedAccount | null {
  if (username && password && fullName && birthDate) return { username, password, fullName, birthDate };
  const filled = { username, password, fullName, birthDate };
  const missing = (Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[])
    .filter((field) => !filled[field])
    .map((field) => ({ field, message: `${FIELD_LABELS[field]} is required` }));
  const [first, ...others] = missing;
  if (!first || missing.length === Object.keys(FIELD_LABELS).length) return null;
  throw new AcceptanceRefused([first, ...others]);
}
