import { Controller, Get } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ShowConnectionRequests } from '../../application/conversations/show-connection-requests';
import { ConnectionRequestView, toView } from './connection-requests.dto';

@ApiTags('messages')
@Controller('connection-requests')
export class ConnectionRequestsController {
  constructor(private readonly showConnectionRequests: ShowConnectionRequests) {}

  /** The requests that wait for an answer of anyone who asks here, newest first. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Get()
  @ApiOkResponse({ type: [ConnectionRequestView] })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed (role)' })
  async list(@CurrentUser() { id }: SignedInUser): Promise<ConnectionRequestView[]> {
    return (await this.showConnectionRequests.execute(id)).map(toView);
  }
}
