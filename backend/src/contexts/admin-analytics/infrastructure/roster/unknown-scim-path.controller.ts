import { All, Controller, NotFoundException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { Public } from '../../../../shared/infrastructure/http/policies';

/** Refuses paths and methods that no other route of SCIM has, with an error of SCIM. Must be registered last. */
@ApiExcludeController()
@Public()
@TokenScopes()
@Controller('scim')
export class UnknownScimPathController {
  @All('*path')
  refuse(): never {
    throw new NotFoundException();
  }
}
