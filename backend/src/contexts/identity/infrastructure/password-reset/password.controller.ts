import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBadRequestResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { RequestPasswordReset } from '../../application/password-reset/reset-mail';
import { ResetPassword } from '../../application/password-reset/reset-password';
import type { Visitor } from '../../application/users/ports/users';
import { SentenceView } from '../users/text.dto';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { ForgotPasswordBody, ResetPasswordBody } from './password.dto';

@ApiTags('account')
@Controller('password')
export class PasswordController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
  ) {}

  /** Sends a link to choose a new password. The response is the same if the account doesn’t exist. */
  @Public()
  @Post('forgot')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'The username or email is missing' })
  @ApiTooManyRequestsResponse({ description: 'Too many requests for this account or from this network' })
  async forgot(@Body() { identifier }: ForgotPasswordBody, @CurrentVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.requestPasswordReset.execute({ identifier: identifier.trim(), visitor });
    return { message: 'If this account exists, we sent a link to its email address. The link works for 60 minutes.' };
  }

  /** Sets a new password with the token from the emailed link, and ends all sessions. Doesn’t sign in. */
  @Public()
  @Post('reset')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'The link is unknown, used or expired, or the password is invalid' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords are waiting to be hashed' })
  async reset(
    @Body() { token, password }: ResetPasswordBody,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<SentenceView> {
    await this.resetPassword.execute({ secret: token, password, visitor });
    return { message: 'Your password was changed. Please sign in with the new one.' };
  }
}
