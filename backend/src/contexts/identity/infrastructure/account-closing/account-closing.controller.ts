import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, Public } from '../../../../shared/infrastructure/http/policies';
import { CloseAccount, RestoreAccount } from '../../application/account-closing/close-account';
import type { Visitor } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { SentenceView } from '../users/text.dto';
import { OwnSession } from '../sessions/own-session';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { AccountClosingView, DeleteAccountBody, RestoreAccountBody } from './account-closing.dto';

@ApiTags('account')
@Controller('account')
export class AccountClosingController {
  constructor(
    private readonly closeAccount: CloseAccount,
    private readonly restoreAccount: RestoreAccount,
    private readonly ownSession: OwnSession,
  ) {}

  /** Ends all sessions right away, and deletes the account after 14 days unless the emailed link is used first. */
  @OwnAccount()
  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: AccountClosingView })
  @ApiBadRequestResponse({ description: 'The choice to keep or delete posts and reviews is missing' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({
    description: 'The password is missing (`identity.password-needed`) or incorrect (`identity.password-incorrect`)',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  async delete(
    @CurrentUser() { id }: SignedInUser,
    @Body() { password = null, written }: DeleteAccountBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountClosingView> {
    const sessionSecret = this.ownSession.getSecret(request);
    const input = { userId: id as UserId, password, written, visitor, sessionSecret };
    const deleteAfter = await this.closeAccount.execute(input);
    this.ownSession.clearSessionCookie(response);
    response.setHeader('Clear-Site-Data', '"cache","storage"');
    return {
      message: 'Your account is scheduled for deletion. To keep your account, open the link we emailed you.',
      deleteAfter,
    };
  }

  /** Cancels the deletion of an account with the token from the emailed link. Doesn’t sign in. */
  @Public()
  @Post('restore')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'identity.token-invalid: the link is unknown, used or expired' })
  async restore(@Body() { token }: RestoreAccountBody, @CurrentVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.restoreAccount.execute({ secret: token, visitor });
    return { message: 'We canceled the deletion of your account. Please sign in.' };
  }
}
