import { Controller, Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { DisconnectIdentity, ListConnectedIdentities } from '../../application/external-sign-in/connected-identities';
import type { Visitor } from '../../application/users/ports/users';
import type { IdentityId } from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { ConnectedIdentityView } from './external-sign-in.dto';

@ApiTags('external sign-in')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@Controller('user/identities')
export class IdentitiesController {
  constructor(
    private readonly listIdentities: ListConnectedIdentities,
    private readonly disconnectIdentity: DisconnectIdentity,
  ) {}

  /** The provider accounts that the person can sign in with, oldest first. */
  @OwnAccount()
  @Get()
  @ApiOkResponse({ type: ConnectedIdentityView, isArray: true })
  list(@CurrentUser() { id }: SignedInUser): Promise<ConnectedIdentityView[]> {
    return this.listIdentities.execute(id as UserId);
  }

  /** Removes the provider account. It can no longer be used to sign in. */
  @OwnAccount()
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'No such provider account is connected' })
  @ApiConflictResponse({ description: 'The provider account is the person’s only way to sign in' })
  async remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.disconnectIdentity.execute({ id: id as IdentityId, userId: user.id as UserId, visitor });
  }
}
