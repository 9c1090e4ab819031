import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import type { SignedIn } from '../../application/sign-in/open-session';
import { ReadOwnAccount } from '../../application/account/read-own-account';
import { RegisterUser } from '../../application/registration/register-user';
import { SignOut } from '../../application/sessions/sign-out';
import type { Visitor } from '../../application/users/visitor';
import { TooYoung } from '../../domain/users/errors';
import { SentenceView, UserView } from '../account/account.dto';
import { AgeGateCookie } from './age-gate-cookie';
import { OwnSession } from '../sessions/own-session';
import { RegistrationBody } from './registration.dto';
import { type AdmittedRequest, LocalGuard } from '../sign-in/local.strategy';
import { SignInBody } from '../sign-in/sign-in.dto';
import { SecondStepView } from '../two-factor/two-factor.dto';
import { FromVisitor } from '../users/visitor.decorator';

@ApiTags('account')
@Controller()
export class AuthController {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly signOut: SignOut,
    private readonly readOwnAccount: ReadOwnAccount,
    private readonly sessionCookie: SessionCookie,
    private readonly ownSession: OwnSession,
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
      return await this.#enter(response, await this.registerUser.execute({ applicant, visitor, endingSecret }));
    } catch (refusal) {
      if (refusal instanceof TooYoung) this.ageGate.set(response);
      throw refusal;
    }
  }

  /** Signs in, or asks for the second step of those who have one. A session this browser had before ends. */
  @Public({ usesSession: true })
  @UseGuards(LocalGuard)
  @Post('login')
  @HttpCode(200)
  @ApiBody({ type: SignInBody })
  @ApiExtraModels(UserView, SecondStepView)
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(UserView) }, { $ref: getSchemaPath(SecondStepView) }] } })
  @ApiUnauthorizedResponse({
    description:
      'Unknown username or wrong password; which of them is not told. With the right one `identity.account-closing`: the account is being deleted',
  })
  @ApiForbiddenResponse({ description: 'With the right password: `identity.account-suspended`' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords for this account or from this network' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords wait to be checked' })
  async login(
    @Req() { admission }: AdmittedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView | SecondStepView> {
    if (!admission.needsSecondFactor) return this.#enter(response, admission);
    this.ownSession.enter(response, admission);
    return { twoFactorRequired: true };
  }

  /** Ends the session of this browser; without one nothing happens. What the browser keeps of the product goes too. */
  @Public({ usesSession: true })
  @Post('logout')
  @HttpCode(200)
  async logout(
    @FromVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentenceView> {
    const secret = this.sessionCookie.read(request);
    if (secret) await this.signOut.execute(secret, visitor);
    this.sessionCookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cache","storage"');
    return { message: 'Logged out' };
  }

  async #enter(response: Response, { userId, secret }: SignedIn): Promise<UserView> {
    const account = await this.readOwnAccount.execute(userId);
    if (!account) throw new NotSignedIn();
    this.sessionCookie.set(response, secret);
    return account;
  }
}
