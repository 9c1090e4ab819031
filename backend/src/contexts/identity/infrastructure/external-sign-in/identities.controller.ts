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
import { DisconnectIdentity, ListIdentities } from '../../application/external-sign-in/connected-identities';
import type { Visitor } from '../../application/users/ports/audit-log';
import type { IdentityId } from '../../domain/external-sign-in/external-sign-in';
import type { UserId } from '../../domain/users/user-state';
import { FromVisitor } from '../users/visitor.decorator';
import { ConnectedIdentityView } from './external.dto';

@ApiTags('external sign-in')
@ApiUnauthorizedResponse({ description: 'No one is signed in' })
@Controller('user/identities')
export class IdentitiesController {
  constructor(
    private readonly listIdentities: ListIdentities,
    private readonly disconnectIdentity: DisconnectIdentity,
  ) {}

  /** The accounts elsewhere with which the person signs in here, oldest first. */
  @OwnAccount()
  @Get()
  @ApiOkResponse({ type: ConnectedIdentityView, isArray: true })
  list(@CurrentUser() { id }: SignedInUser): Promise<ConnectedIdentityView[]> {
    return this.listIdentities.execute(id as UserId);
  }

  /** Signing in with it ends. */
  @OwnAccount()
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'The person has connected no such account' })
  @ApiConflictResponse({ description: 'It is the only way to sign in that the person has' })
  async remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: SignedInUser,
    @FromVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.disconnectIdentity.execute({ id: id as IdentityId, userId: user.id as UserId, visitor });
  }
}
