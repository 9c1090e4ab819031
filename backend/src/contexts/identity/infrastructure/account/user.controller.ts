import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { NotSignedIn } from '../../../../shared/infrastructure/http/authorization.guard';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { GetOwnAccount } from '../../application/account/get-own-account';
import type { UserId } from '../../domain/users/ids';
import { UserView } from './account.dto';

@ApiTags('account')
@Controller('user')
export class UserController {
  constructor(private readonly getOwnAccount: GetOwnAccount) {}

  /** The person who is signed in. */
  @OwnAccount()
  @Get()
  @Header('Vary', 'Cookie')
  @ApiOkResponse({ type: UserView })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  async me(@CurrentUser() { id }: SignedInUser): Promise<UserView> {
    const account = await this.getOwnAccount.execute(id as UserId);
    if (!account) throw new NotSignedIn();
    return account;
  }
}
