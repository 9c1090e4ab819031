import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { GetOwnAccount } from '../../application/account/get-own-account';
import { RegisterUser } from '../../application/registration/register-user';
import type { Visitor } from '../../application/users/visitor';
import { TooYoung } from '../../domain/users/errors';
import { UserView } from '../account/account.dto';
import { FromVisitor } from '../users/visitor.decorator';
import { AgeGateCookie } from './age-gate-cookie';
import { RegistrationBody } from './registration.dto';

@ApiTags('account')
@Controller()
export class RegistrationController {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly getOwnAccount: GetOwnAccount,
    private readonly sessionCookie: SessionCookie,
    private readonly ageGate: AgeGateCookie,
  ) {}

  /** Makes an account and signs in. A session this browser had before ends. */
  @Public({ usesSession: true })
  @Post('register')
  @ApiCreatedResponse({ type: UserView })
  @ApiBadRequestResponse({ description: 'Names every field that cannot be used' })
  @ApiConflictResponse({ description: 'The username is taken, or these details cannot be used' })
  @ApiTooManyRequestsResponse({ description: 'Too many registrations from this network' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords wait to be hashed' })
  async register(
    @Body() applicant: RegistrationBody,
    @FromVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    if (this.ageGate.isSet(request)) throw new TooYoung();
    try {
      const endingSecret = this.sessionCookie.read(request);
      const { userId, secret } = await this.registerUser.execute({ applicant, visitor, endingSecret });
      const account = await this.getOwnAccount.execute(userId);
      if (!account) throw new NotSignedIn();
      this.sessionCookie.set(response, secret);
      return account;
    } catch (refusal) {
      if (refusal instanceof TooYoung) this.ageGate.set(response);
      throw refusal;
    }
  }
}
