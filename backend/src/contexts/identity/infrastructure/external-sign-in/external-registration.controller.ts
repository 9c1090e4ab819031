import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { CompleteRegistration, GetPendingRegistration } from '../../application/external-sign-in/complete-registration';
import { GetOwnAccount } from '../../application/account/own-account';
import { type UserAccount, type Visitor } from '../../application/users/ports/users';
import { TooYoung } from '../../domain/personal-details/personal-details';
import { UserView } from '../account/account.dto';
import { AgeGateCookie } from '../registration/registration.controller';
import { OwnSession } from '../sessions/own-session';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { ExternalSignInCookies } from './external-sign-in-redirects';
import { CompleteRegistrationBody, PendingRegistrationView } from './external-sign-in.dto';

@ApiTags('external sign-in')
@Controller('auth')
export class ExternalRegistrationController {
  constructor(
    private readonly getPendingRegistration: GetPendingRegistration,
    private readonly completeRegistration: CompleteRegistration,
    private readonly getOwnAccount: GetOwnAccount,
    private readonly cookies: ExternalSignInCookies,
    private readonly sessionCookie: SessionCookie,
    private readonly ownSession: OwnSession,
    private readonly ageGate: AgeGateCookie,
  ) {}

  /** The pending registration of this browser after a sign-in with a provider. */
  @Public()
  @Get('pending')
  @ApiNotFoundResponse({ description: 'This browser has no pending registration, or it’s more than 30 minutes old' })
  async pending(@Req() request: Request): Promise<PendingRegistrationView> {
    const { identity, role, next } = await this.getPendingRegistration.execute(
      this.cookies.read(request, 'registration'),
    );
    const { provider, fullName, email, isEmailVerified } = identity;
    return { provider, fullName, email, emailVerified: isEmailVerified, role, next };
  }

  /** Creates the account and signs in. Stores nothing about people under 13. */
  @Public({ usesSession: true })
  @Post('complete')
  @ApiCreatedResponse({ type: UserView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiNotFoundResponse({ description: 'This browser has no pending registration, or it’s more than 30 minutes old' })
  @ApiConflictResponse({ description: 'The username is taken, or an account can’t be created with these details' })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this network' })
  async register(
    @Body() applicant: CompleteRegistrationBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount> {
    try {
      if (this.ageGate.isSet(request)) throw new TooYoung();
      const secret = this.cookies.read(request, 'registration');
      const endingSecret = this.sessionCookie.read(request);
      const admission = await this.completeRegistration.execute({ secret, applicant, visitor, endingSecret });
      const account = await this.getOwnAccount.execute(admission.userId);
      if (!account) throw new NotSignedIn();
      this.cookies.clear(response, 'registration');
      this.ownSession.setSignInCookie(response, admission);
      return account;
    } catch (refusal) {
      if (refusal instanceof TooYoung) {
        this.ageGate.set(response);
        this.cookies.clear(response, 'registration');
      }
      throw refusal;
    }
  }
}
