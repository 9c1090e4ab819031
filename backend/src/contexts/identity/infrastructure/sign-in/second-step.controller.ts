import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { CompleteSignIn } from '../../application/sign-in/complete-sign-in';
import { GetOwnAccount } from '../../application/account/get-own-account';
import type { Visitor } from '../../application/users/visitor';
import { UserView } from '../account/account.dto';
import { PendingSecondFactorCookie } from '../sessions/pending-second-factor-cookie';
import { ProofBody, proofOf } from '../two-factor/two-factor.dto';
import { FromVisitor } from '../users/visitor.decorator';

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
  @ApiBadRequestResponse({ description: 'identity.code-invalid: wrong, used before, or too old' })
  @ApiUnauthorizedResponse({ description: 'identity.sign-in-over: more than ten minutes or five tries ago' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong codes' })
  async complete(
    @Body() body: ProofBody,
    @FromVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserView> {
    const { userId, secret } = await this.completeSignIn.execute({
      halfSecret: this.pendingCookie.read(request),
      proof: proofOf(body),
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
