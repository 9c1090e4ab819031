import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { CreateAccessToken } from '../../application/access-tokens/create-access-token';
import { ListAccessTokens, RevokeAccessToken } from '../../application/access-tokens/own-access-tokens';
import type { Visitor } from '../../application/users/ports/users';
import type { AccessTokenId, AccessTokenState } from '../../domain/access-tokens/access-token';
import type { UserId } from '../../domain/users/user-state';
import { OwnSession } from '../sessions/own-session';
import { AccessTokensQuery, AccessTokenView, CreateAccessTokenBody, CreatedAccessTokenView } from './access-tokens.dto';

@ApiTags('access tokens')
@OwnAccount()
@Controller('tokens')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class AccessTokensController {
  constructor(
    private readonly listAccessTokens: ListAccessTokens,
    private readonly createAccessToken: CreateAccessToken,
    private readonly revokeAccessToken: RevokeAccessToken,
    private readonly ownSession: OwnSession,
  ) {}

  /** Your access tokens, or those of your college, newest first. Revoked tokens are left out. */
  @Get()
  @ApiOkResponse({ type: [AccessTokenView] })
  @ApiForbiddenResponse({ description: '`identity.not-main-administrator`' })
  async list(
    @CurrentUser() { id }: SignedInUser,
    @Query() { collegeId }: AccessTokensQuery,
  ): Promise<AccessTokenView[]> {
    const tokens = await this.listAccessTokens.execute(id as UserId, collegeId ?? null);
    return tokens.map(toAccessTokenView);
  }

  /** Creates an access token. The response is the only one that contains it. */
  @Post()
  @ApiCreatedResponse({ type: CreatedAccessTokenView })
  @ApiForbiddenResponse({
    description:
      '`identity.password-needed`, `identity.password-incorrect`, `identity.confirm-your-email`, `identity.access-tokens-not-for-minors`, `identity.not-main-administrator`',
  })
  @ApiConflictResponse({ description: '`identity.too-many-access-tokens`' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  async create(
    @CurrentUser() { id }: SignedInUser,
    @Body() { name, scopes, expiresInDays, password, collegeId }: CreateAccessTokenBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<CreatedAccessTokenView> {
    const { token, details } = await this.createAccessToken.execute({
      ownerId: id as UserId,
      collegeId: collegeId ?? null,
      name,
      scopes,
      expiresInDays,
      password: password ?? null,
      visitor,
      sessionSecret: this.ownSession.getSecret(request),
    });
    return { ...toAccessTokenView(details), token };
  }

  /** Revokes an access token right away. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'identity.access-token-not-found' })
  async revoke(
    @CurrentUser() { id: userId }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.revokeAccessToken.execute({ userId: userId as UserId, id: id as AccessTokenId, visitor });
  }
}

const toAccessTokenView = ({
  id,
  collegeId,
  name,
  scopes,
  hint,
  createdAt,
  expiresAt,
  lastUsedAt,
}: AccessTokenState): AccessTokenView => ({ id, collegeId, name, scopes, hint, createdAt, expiresAt, lastUsedAt });
