import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, Public } from '../../../../shared/infrastructure/http/policies';
import { ConfirmEmail } from '../../application/email-confirmation/confirm-email';
import { ResendConfirmation } from '../../application/email-confirmation/confirmation-mails';
import type { Visitor } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { SentenceView } from '../users/text.dto';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { ConfirmEmailBody } from './email.dto';

@ApiTags('account')
@Controller('email')
export class EmailController {
  constructor(
    private readonly confirmEmail: ConfirmEmail,
    private readonly resendConfirmation: ResendConfirmation,
  ) {}

  /** Confirms an email address with the token from the emailed link. Doesn’t sign in. */
  @Public()
  @Post('verify')
  @HttpCode(HttpStatus.OK)
  @ApiBadRequestResponse({ description: 'identity.token-invalid: unknown or expired; identity.token-used' })
  @ApiConflictResponse({ description: 'identity.email-already-confirmed' })
  async verify(@Body() { token }: ConfirmEmailBody, @CurrentVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.confirmEmail.execute({ secret: token, visitor });
    return { message: 'Your email address is confirmed.' };
  }

  /** Sends another confirmation link to the address of the signed-in person. */
  @OwnAccount()
  @Post('resend')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: SentenceView, description: 'The email is being sent' })
  @ApiOkResponse({ type: SentenceView, description: 'The address is already confirmed' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiTooManyRequestsResponse({ description: 'Too many emails were requested for this address or from this network' })
  async resend(
    @CurrentUser() { id }: SignedInUser,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentenceView> {
    const sent = await this.resendConfirmation.execute({ userId: id as UserId, visitor });
    if (sent) return { message: 'We sent a new confirmation link.' };
    response.status(HttpStatus.OK);
    return { message: 'Your email address is already confirmed.' };
  }
}
