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
import type { Visitor } from '../../application/users/ports/audit-log';
import { SentenceView } from '../users/text.dto';
import { FromVisitor } from '../users/visitor.decorator';
import { ForgotPasswordBody, ResetPasswordBody } from './password.dto';

@ApiTags('account')
@Controller('password')
export class PasswordController {
  constructor(
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
  ) {}

  /** Mails a link to choose a new password to the address on file. The answer is the same if no one has the account. */
  @Public()
  @Post('forgot')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'No username or address' })
  @ApiTooManyRequestsResponse({ description: 'Too many links for this name or from this network' })
  async forgot(@Body() { identifier }: ForgotPasswordBody, @FromVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.requestPasswordReset.execute({ identifier: identifier.trim(), visitor });
    return { message: 'If there is an account, we have sent a link to its email address. It works for 60 minutes.' };
  }

  /** Sets a new password by the mailed link, and ends every session of the person. Signs no one in. */
  @Public()
  @Post('reset')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'The link is unknown, used or too old, or the password cannot be used' })
  @ApiServiceUnavailableResponse({ description: 'Too many passwords wait to be hashed' })
  async reset(@Body() { token, password }: ResetPasswordBody, @FromVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.resetPassword.execute({ secret: token, password, visitor });
    return { message: 'Your password is changed. Please sign in with the new one.' };
  }
}
