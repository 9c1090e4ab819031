import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { renderSVG } from 'uqr';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import {
  type PasswordAndSecondFactorInput,
  DisableTwoFactor,
  RenewRecoveryCodes,
} from '../../application/two-factor/change-two-factor';
import { EnableTwoFactor, SetUpTwoFactor } from '../../application/two-factor/set-up-two-factor';
import type { Visitor } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { SentenceView } from '../users/text.dto';
import { OwnSession } from '../sessions/own-session';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import {
  BothProofsBody,
  EnableTwoFactorBody,
  toProof,
  RecoveryCodesView,
  SetUpTwoFactorBody,
  TwoFactorSetUpView,
} from './two-factor.dto';

@ApiTags('two-factor authentication')
@OwnAccount()
@Controller('2fa')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiTooManyRequestsResponse({ description: 'Too many wrong codes or passwords' })
export class TwoFactorController {
  constructor(
    private readonly setUpTwoFactor: SetUpTwoFactor,
    private readonly enableTwoFactor: EnableTwoFactor,
    private readonly disableTwoFactor: DisableTwoFactor,
    private readonly renewRecoveryCodes: RenewRecoveryCodes,
    private readonly ownSession: OwnSession,
  ) {}

  /** Creates a secret for an authenticator app. Nothing changes until a code from the app is sent to `enable`. */
  @Post('setup')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: TwoFactorSetUpView })
  @ApiForbiddenResponse({
    description: 'The password is missing (`identity.password-needed`) or incorrect (`identity.password-incorrect`)',
  })
  @ApiConflictResponse({ description: 'Already enabled' })
  async setUp(
    @CurrentUser() { id }: SignedInUser,
    @Body() { password = null }: SetUpTwoFactorBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<TwoFactorSetUpView> {
    const sessionSecret = this.ownSession.getSecret(request);
    const input = { userId: id as UserId, password, visitor, sessionSecret };
    const { secret, appAddress } = await this.setUpTwoFactor.execute(input);
    const picture = Buffer.from(renderSVG(appAddress)).toString('base64');
    return { secret, otpauthUrl: appAddress, qrCode: `data:image/svg+xml;base64,${picture}` };
  }

  /** Turns on two-factor authentication. Ends all other sessions. */
  @Post('enable')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiBadRequestResponse({ description: 'The code is invalid' })
  @ApiConflictResponse({ description: 'Already enabled, or setup hasn’t started' })
  async enable(
    @CurrentUser() { id }: SignedInUser,
    @Body() { code }: EnableTwoFactorBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesView> {
    const { signedIn, recoveryCodes } = await this.enableTwoFactor.execute({
      userId: id as UserId,
      code: code.replace(/\s/g, ''),
      visitor,
      sessionSecret: this.ownSession.getSecret(request),
    });
    this.ownSession.replaceSecret(response, signedIn.secret);
    return { recoveryCodes };
  }

  /** Turns off two-factor authentication. Ends all other sessions. */
  @Post('disable')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'The code is invalid' })
  @ApiForbiddenResponse({
    description: 'The password is missing (`identity.password-needed`) or incorrect (`identity.password-incorrect`)',
  })
  @ApiConflictResponse({ description: 'Not enabled' })
  async disable(
    @CurrentUser() user: SignedInUser,
    @Body() body: BothProofsBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentenceView> {
    const { secret } = await this.disableTwoFactor.execute(this.#toProofInput(user, body, visitor, request));
    this.ownSession.replaceSecret(response, secret);
    return { message: 'Two-factor authentication is off.' };
  }

  /** Creates ten new recovery codes; the old codes stop working. Ends all other sessions. */
  @Post('recovery-codes')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: RecoveryCodesView })
  @ApiBadRequestResponse({ description: 'The code is invalid' })
  @ApiForbiddenResponse({
    description: 'The password is missing (`identity.password-needed`) or incorrect (`identity.password-incorrect`)',
  })
  @ApiConflictResponse({ description: 'Not enabled' })
  async renew(
    @CurrentUser() user: SignedInUser,
    @Body() body: BothProofsBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesView> {
    const input = this.#toProofInput(user, body, visitor, request);
    const { signedIn, recoveryCodes } = await this.renewRecoveryCodes.execute(input);
    this.ownSession.replaceSecret(response, signedIn.secret);
    return { recoveryCodes };
  }

  #toProofInput(
    { id }: SignedInUser,
    body: BothProofsBody,
    visitor: Visitor,
    request: Request,
  ): PasswordAndSecondFactorInput {
    const sessionSecret = this.ownSession.getSecret(request);
    return { userId: id as UserId, password: body.password ?? null, proof: toProof(body), visitor, sessionSecret };
  }
}
