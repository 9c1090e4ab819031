import { Controller, HttpCode, Post, Req, Res, UseGuards, Body, HttpStatus } from '@nestjs/common';
import {
  ApiBody,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  getSchemaPath,
  ApiBadRequestResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { GetOwnAccount } from '../../application/account/own-account';
import { type UserAccount, type Visitor } from '../../application/users/ports/users';
import { SignOut } from '../../application/sessions/own-sessions';
import { CompleteSignIn } from '../../application/sign-in/complete-sign-in';
import { UserView } from '../account/account.dto';
import { OwnSession, PendingSecondFactorCookie } from '../sessions/own-session';
import { SecondStepView, ProofBody, toProof } from '../two-factor/two-factor.dto';
import { SentenceView } from '../users/text.dto';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { type SignInResultRequest, LocalGuard } from './local.strategy';
import { SignInBody } from './sign-in.dto';

@ApiTags('account')
@Controller()
export class SignInController {
  constructor(
    private readonly signOut: SignOut,
    private readonly getOwnAccount: GetOwnAccount,
    private readonly sessionCookie: SessionCookie,
    private readonly ownSession: OwnSession,
  ) {}

  /** Signs in, or asks for a second factor if the account has one. Ends the previous session of this browser. */
  @Public({ usesSession: true })
  @UseGuards(LocalGuard)
  @Post('login')
  @HttpCode(200)
  @ApiBody({ type: SignInBody })
  @ApiExtraModels(UserView, SecondStepView)
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(UserView) }, { $ref: getSchemaPath(SecondStepView) }] } })
  @ApiUnauthorizedResponse({
    description:
      'Unknown username or wrong password (the response doesn’t say which). `identity.account-closing`: the password is right, but the account is being deleted',
  })
  @ApiForbiddenResponse({
    description: '`identity.account-suspended`: the password is right, but the account is suspended',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords for this account or from this network' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords are waiting to be checked' })
  async login(
    @Req() { admission }: SignInResultRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount | SecondStepView> {
    const account = admission.needsSecondFactor ? null : await this.getOwnAccount.execute(admission.userId);
    if (!admission.needsSecondFactor && !account) throw new NotSignedIn();
    this.ownSession.setSignInCookie(response, admission);
    return account ?? { twoFactorRequired: true };
  }

  /** Ends the session of this browser, if there is one, and clears the site data in the browser. */
  @Public({ usesSession: true })
  @Post('logout')
  @HttpCode(200)
  async logout(
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentenceView> {
    const secret = this.sessionCookie.read(request);
    if (secret) await this.signOut.execute(secret, visitor);
    this.sessionCookie.clear(response);
    response.setHeader('Clear-Site-Data', '"cache","storage"');
    return { message: 'Logged out' };
  }
}

@ApiTags('two-factor authentication')
@Controller('login/two-factor')
export class SecondStepController {
  constructor(
    private readonly completeSignIn: CompleteSignIn,
    private readonly getOwnAccount: GetOwnAccount,
    private readonly sessionCookie: SessionCookie,
    private readonly pendingCookie: PendingSecondFactorCookie,
  ) {}

  /** Completes a sign-in with a code from the app or a recovery code. */
  @Public({ usesSession: true })
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: UserView })
  @ApiBadRequestResponse({ description: 'identity.code-invalid: wrong, already used, or expired' })
  @ApiUnauthorizedResponse({ description: 'identity.sign-in-over: more than ten minutes or five attempts have passed' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong codes' })
  async complete(
    @Body() body: ProofBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount> {
    const { userId, secret } = await this.completeSignIn.execute({
      pendingSecret: this.pendingCookie.read(request),
      proof: toProof(body),
      visitor,
      endingSecret: this.sessionCookie.read(request),
    });
    const account = await this.getOwnAccount.execute(userId);
    if (!account) throw new NotSignedIn();
    this.pendingCookie.clear(response);
    this.sessionCookie.set(response, secret);
    return account;
  }
}
