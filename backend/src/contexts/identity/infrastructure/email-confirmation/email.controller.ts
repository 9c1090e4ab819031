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
import type { Visitor } from '../../application/users/ports/audit-log';
import type { UserId } from '../../domain/users/user-state';
import { SentenceView } from '../users/text.dto';
import { FromVisitor } from '../users/visitor.decorator';
import { ConfirmEmailBody } from './email.dto';

@ApiTags('account')
@Controller('email')
export class EmailController {
  constructor(
    private readonly confirmEmail: ConfirmEmail,
    private readonly resendConfirmation: ResendConfirmation,
  ) {}

  /** Confirms the address that a link was mailed to. Signs no one in. */
  @Public()
  @Post('verify')
  @HttpCode(HttpStatus.OK)
  @ApiBadRequestResponse({ description: 'identity.token-invalid: unknown or too old; identity.token-used' })
  @ApiConflictResponse({ description: 'identity.email-already-confirmed' })
  async verify(@Body() { token }: ConfirmEmailBody, @FromVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.confirmEmail.execute({ secret: token, visitor });
    return { message: 'Your email address is confirmed.' };
  }

  /** Mails another link to the address of anyone who is signed in. */
  @OwnAccount()
  @Post('resend')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: SentenceView, description: 'The mail is on its way' })
  @ApiOkResponse({ type: SentenceView, description: 'The address is confirmed already' })
  @ApiUnauthorizedResponse({ description: 'No one is signed in' })
  @ApiTooManyRequestsResponse({ description: 'Too many mails to this address or from this network' })
  async resend(
    @CurrentUser() { id }: SignedInUser,
    @FromVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentenceView> {
    const sent = await this.resendConfirmation.execute({ userId: id as UserId, visitor });
    if (sent) return { message: 'We sent a new confirmation link.' };
    response.status(HttpStatus.OK);
    return { message: 'Your email address is already confirmed.' };
  }
}
