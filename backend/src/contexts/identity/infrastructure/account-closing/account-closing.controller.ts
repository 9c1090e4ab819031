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
import type { Visitor } from '../../application/users/ports/audit-log';
import type { UserId } from '../../domain/users/user-state';
import { SentenceView } from '../users/text.dto';
import { OwnSession } from '../sessions/own-session';
import { FromVisitor } from '../users/visitor.decorator';
import { AccountClosingView, DeleteAccountBody, RestoreAccountBody } from './account-closing.dto';

@ApiTags('account')
@Controller('account')
export class AccountClosingController {
  constructor(
    private readonly closeAccount: CloseAccount,
    private readonly restoreAccount: RestoreAccount,
    private readonly ownSession: OwnSession,
  ) {}

  /** Signs out everywhere at once, and deletes the account after 14 days unless the mailed link is used before. */
  @OwnAccount()
  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: AccountClosingView })
  @ApiBadRequestResponse({ description: 'Says nothing of what becomes of reviews' })
  @ApiUnauthorizedResponse({ description: 'No one is signed in' })
  @ApiForbiddenResponse({ description: 'Asks for the password: `identity.password-needed|incorrect`' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  async delete(
    @CurrentUser() { id }: SignedInUser,
    @Body() { password = null, written }: DeleteAccountBody,
    @FromVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountClosingView> {
    const sessionSecret = this.ownSession.secretOf(request);
    const asked = { userId: id as UserId, password, written, visitor, sessionSecret };
    const deleteAfter = await this.closeAccount.execute(asked);
    this.ownSession.leave(response);
    response.setHeader('Clear-Site-Data', '"cache","storage"');
    return {
      message: 'Your account is being deleted. Until it is gone you can keep it with the link that we have mailed you.',
      deleteAfter,
    };
  }

  /** Keeps an account that is about to be deleted, by the mailed link. Signs no one in. */
  @Public()
  @Post('restore')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'identity.token-invalid: the link is unknown, used or too old' })
  async restore(@Body() { token }: RestoreAccountBody, @FromVisitor() visitor: Visitor): Promise<SentenceView> {
    await this.restoreAccount.execute({ secret: token, visitor });
    return { message: 'Your account stays. Please sign in.' };
  }
}
