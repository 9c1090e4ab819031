import { Controller, Get, Header, Body, Delete, HttpCode, HttpStatus, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { NotSignedIn, CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { GetOwnAccount, GetOwnAccountWithSecurity } from '../../application/account/own-account';
import { type UserAccount, type Visitor } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { CancelEmailChange } from '../../application/email-confirmation/confirm-email';
import { ChangePassword } from '../../application/account/change-password';
import { ChangeRole } from '../../application/account/change-role';
import { UpdateAccount } from '../../application/account/update-account';
import { SentenceView } from '../users/text.dto';
import { OwnSession } from '../sessions/own-session';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { UserView } from './account.dto';
import { ChangePasswordBody, ChangeRoleBody, ProfileView, UpdateAccountBody } from './own-account.dto';

@ApiTags('account')
@Controller('user')
export class UserController {
  constructor(private readonly getOwnAccount: GetOwnAccount) {}

  /** The signed-in person. */
  @OwnAccount()
  @TokenScopes('me:read')
  @Get()
  @Header('Vary', 'Cookie, Authorization')
  @ApiOkResponse({ type: UserView })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  async me(@CurrentUser() { id }: SignedInUser): Promise<UserAccount> {
    const account = await this.getOwnAccount.execute(id as UserId);
    if (!account) throw new NotSignedIn();
    return account;
  }
}

@ApiTags('account')
@OwnAccount()
@Controller('user')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class OwnAccountController {
  constructor(
    private readonly getOwnProfile: GetOwnAccountWithSecurity,
    private readonly updateAccount: UpdateAccount,
    private readonly cancelEmailChange: CancelEmailChange,
    private readonly changeRole: ChangeRole,
    private readonly changePassword: ChangePassword,
    private readonly ownSession: OwnSession,
  ) {}

  /** The signed-in person, with the security settings of the account. */
  @Get('profile')
  @Header('Vary', 'Cookie')
  @ApiOkResponse({ type: ProfileView })
  profile(@CurrentUser() { id }: SignedInUser): Promise<UserAccount> {
    return this.#getProfile(id);
  }

  /** Changes the name and picture right away. A new email address must be confirmed first: see `pendingEmail`. */
  @Put()
  @ApiOkResponse({ type: ProfileView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({
    description:
      'A new email address requires the correct password: `identity.password-needed` or `identity.password-incorrect`',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many emails were requested for this address or from this network' })
  async update(
    @CurrentUser() { id }: SignedInUser,
    @Body() { fullName, email, avatarUrl, currentPassword }: UpdateAccountBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<UserAccount> {
    await this.updateAccount.execute({
      userId: id as UserId,
      change: {
        fullName: fullName ?? undefined,
        email: email ?? undefined,
        avatarUrl: avatarUrl === undefined ? undefined : avatarUrl || null,
      },
      currentPassword: currentPassword ?? null,
      visitor,
      sessionSecret: this.ownSession.getSecret(request),
    });
    return this.#getProfile(id);
  }

  /** Cancels the change of the email address. The emailed link stops working. */
  @Delete('pending-email')
  @HttpCode(HttpStatus.NO_CONTENT)
  async keepEmail(@CurrentUser() { id }: SignedInUser, @CurrentVisitor() visitor: Visitor): Promise<void> {
    await this.cancelEmailChange.execute({ userId: id as UserId, visitor });
  }

  /** Changes the role right away. It gives no rights for a college, and ends what the new role doesn’t allow: see `GET /api/user/role/preview`. */
  @Put('role')
  @ApiOkResponse({ type: ProfileView })
  @ApiBadRequestResponse({ description: 'Unknown role' })
  @ApiForbiddenResponse({
    description:
      '`identity.not-for-minors` under 18; `identity.role-is-fixed`; or without the correct password: ' +
      '`identity.password-needed`, `identity.password-incorrect`, `mentorship.role-change-not-confirmed`',
  })
  @ApiConflictResponse({
    description: '`admin-analytics.last-main-administrator`: make another administrator the main one first',
  })
  @ApiTooManyRequestsResponse({ description: 'More than three changes a day' })
  async role(
    @CurrentUser() { id }: SignedInUser,
    @Body() { newRole, currentPassword = null }: ChangeRoleBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAccount> {
    const sessionSecret = this.ownSession.getSecret(request);
    const userId = id as UserId;
    const renewed = await this.changeRole.execute({ userId, newRole, currentPassword, visitor, sessionSecret });
    if (renewed) this.ownSession.replaceSecret(response, renewed.secret);
    return this.#getProfile(id);
  }

  /** Changes the password. Ends all other sessions; this browser gets a new session. */
  @Post('change-password')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SentenceView })
  @ApiBadRequestResponse({ description: 'The current password is incorrect, or the new one is invalid' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  async password(
    @CurrentUser() { id }: SignedInUser,
    @Body() { currentPassword, newPassword }: ChangePasswordBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentenceView> {
    const { secret } = await this.changePassword.execute({
      userId: id as UserId,
      currentPassword,
      newPassword,
      visitor,
      sessionSecret: this.ownSession.getSecret(request),
    });
    this.ownSession.replaceSecret(response, secret);
    return { message: 'Your password was changed. We signed you out of your other browsers.' };
  }

  async #getProfile(id: number): Promise<UserAccount> {
    const profile = await this.getOwnProfile.execute(id as UserId);
    if (!profile) throw new NotSignedIn();
    return profile;
  }
}
