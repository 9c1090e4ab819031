import { Controller, Get, Header, NotFoundException, Param, UseGuards } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { SCIM_MEDIA_TYPE } from '../../../../shared/infrastructure/http/scim-error';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CollegeTokenGuard } from './college-token.guard';
import {
  listResourceTypes,
  listSchemas,
  type ScimDescription,
  toListResponse,
  toServiceProviderConfig,
} from './scim-discovery';

const DESCRIPTION_SCHEMA = { schema: { type: 'object', additionalProperties: true } };

/** Describes what of SCIM 2.0 is supported, as identity providers read it. */
@ApiTags('roster')
@SignedIn()
@TokenScopes('alumni:import')
@UseGuards(CollegeTokenGuard)
@ApiProduces(SCIM_MEDIA_TYPE)
@Controller('scim/v2')
export class ScimDiscoveryController {
  readonly #origin: string;

  constructor({ origin }: Settings) {
    this.#origin = origin;
  }

  /** Which parts of SCIM 2.0 are supported. */
  @Get('ServiceProviderConfig')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse(DESCRIPTION_SCHEMA)
  config(): ScimDescription {
    return toServiceProviderConfig(this.#origin);
  }

  /** The kinds of resources: only users. */
  @Get('ResourceTypes')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse(DESCRIPTION_SCHEMA)
  resourceTypes(): ScimDescription {
    return toListResponse(listResourceTypes(this.#origin));
  }

  /** One kind of resources. */
  @Get('ResourceTypes/:name')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse(DESCRIPTION_SCHEMA)
  @ApiNotFoundResponse({ description: 'There is no such kind' })
  resourceType(@Param('name') name: string): ScimDescription {
    return findById(listResourceTypes(this.#origin), name);
  }

  /** The attributes of users. */
  @Get('Schemas')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse(DESCRIPTION_SCHEMA)
  schemas(): ScimDescription {
    return toListResponse(listSchemas(this.#origin));
  }

  /** One of the schemas. */
  @Get('Schemas/:name')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse(DESCRIPTION_SCHEMA)
  @ApiNotFoundResponse({ description: 'There is no such schema' })
  schema(@Param('name') name: string): ScimDescription {
    return findById(listSchemas(this.#origin), name);
  }
}

function findById(all: readonly ScimDescription[], name: string): ScimDescription {
  const found = all.find(({ id }) => id === name);
  if (!found) throw new NotFoundException();
  return found;
}
