import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiConsumes,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiPreconditionFailedResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { SCIM_MEDIA_TYPE } from '../../../../shared/infrastructure/http/scim-error';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ChangeRoster } from '../../application/roster/change-roster';
import { ReadRoster, type RosterClient } from '../../application/roster/read-roster';
import { RosterEntryNotFound } from '../../domain/roster/errors';
import type { RosterEntryState } from '../../domain/roster/roster-entry';
import { CollegeTokenGuard, ScimClient } from './college-token.guard';
import {
  isJsonObject,
  type JsonObject,
  readAttributes,
  type ScimValues,
  toRosterInput,
  toValues,
} from './scim-attributes';
import { toListResponse } from './scim-discovery';
import { parseFilter, parsePage, parseRosterId, toRosterQuery } from './scim-filter';
import { applyPatch } from './scim-patch';
import { ScimRequestRefused } from './scim-request-refused';
import { assertVersion, toScimUser, toVersion } from './scim-resource';
import { ScimPatchBody, ScimUserBody, ScimUserListView, ScimUsersQuery, ScimUserView } from './scim.dto';

const NOT_FOUND = 'admin-analytics.roster-entry-not-found';
const REFUSED = 'admin-analytics.scim-request-refused or admin-analytics.roster-data-refused';
const CONFLICT = 'admin-analytics.already-in-roster: the address or external ID is taken, or the person declined';
const CHANGED = 'The person has changed since the version in If-Match';
const LIMIT = 'More than 20,000 people added or changed in a day, or too many requests';

/**
 * A college's system keeps its list of alumni up to date (SCIM 2.0, RFC 7644). The same rules apply as to a file: people
 * are invited, and no one sees them before they claim their profile.
 */
@ApiTags('roster')
@SignedIn()
@TokenScopes('alumni:import')
@UseGuards(CollegeTokenGuard)
@ApiConsumes(SCIM_MEDIA_TYPE)
@ApiProduces(SCIM_MEDIA_TYPE)
@ApiUnauthorizedResponse({ description: 'admin-analytics.college-token-needed' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
@ApiTooManyRequestsResponse({ description: LIMIT })
@Controller('scim/v2/Users')
export class ScimUsersController {
  readonly #origin: string;

  constructor(
    private readonly readRoster: ReadRoster,
    private readonly changeRoster: ChangeRoster,
    { origin }: Settings,
  ) {
    this.#origin = origin;
  }

  /** The people that the college has sent, also by files, in the order of their IDs. */
  @Get()
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse({ type: ScimUserListView })
  @ApiBadRequestResponse({ description: 'admin-analytics.scim-request-refused' })
  async list(@ScimClient() client: RosterClient, @Query() query: ScimUsersQuery): Promise<ScimUserListView> {
    const page = parsePage(query);
    const { items, total } = await this.readRoster.list(client, toRosterQuery(parseFilter(query.filter), page));
    return toListResponse(
      items.map((entry) => toScimUser(entry, this.#origin)),
      total,
      page.startIndex,
    );
  }

  /** A person. */
  @Get(':id')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiOkResponse({ type: ScimUserView })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  async get(
    @ScimClient() client: RosterClient,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScimUserView> {
    return this.#respond(await this.readRoster.get(client, toId(id)), response);
  }

  /** Adds a person, who gets an invitation. */
  @Post()
  @HttpCode(HttpStatus.CREATED)
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiBody({ type: ScimUserBody })
  @ApiCreatedResponse({ type: ScimUserView })
  @ApiBadRequestResponse({ description: REFUSED })
  @ApiConflictResponse({ description: CONFLICT })
  async add(
    @ScimClient() client: RosterClient,
    @Body() body: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScimUserView> {
    const entry = await this.changeRoster.add(client, toRosterInput(readResource(body), true));
    const user = this.#respond(entry, response);
    response.setHeader('Location', user.meta.location);
    return user;
  }

  /**
   * Replaces what the college sent about a person. `active: false` ends the affiliation; `true` restores it within 30
   * days. After the person has claimed their profile, only `externalId` and `active` change.
   */
  @Put(':id')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiBody({ type: ScimUserBody })
  @ApiOkResponse({ type: ScimUserView })
  @ApiBadRequestResponse({ description: REFUSED })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: CONFLICT })
  @ApiPreconditionFailedResponse({ description: CHANGED })
  replace(
    @ScimClient() client: RosterClient,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') version: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScimUserView> {
    return this.#change(client, id, version, response, () => readResource(body));
  }

  /** Changes some attributes of a person, with the same effects as a replacement. */
  @Patch(':id')
  @Header('Content-Type', SCIM_MEDIA_TYPE)
  @ApiBody({ type: ScimPatchBody })
  @ApiOkResponse({ type: ScimUserView })
  @ApiBadRequestResponse({ description: REFUSED })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: CONFLICT })
  @ApiPreconditionFailedResponse({ description: CHANGED })
  patch(
    @ScimClient() client: RosterClient,
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('if-match') version: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ScimUserView> {
    return this.#change(client, id, version, response, (current) => applyPatch(toValues(current), toObject(body)));
  }

  /** Ends the affiliation of a person, and deletes what the college sent. The person’s account stays. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiPreconditionFailedResponse({ description: CHANGED })
  async remove(
    @ScimClient() client: RosterClient,
    @Param('id') id: string,
    @Headers('if-match') version: string | undefined,
  ): Promise<void> {
    await this.changeRoster.remove(client, toId(id), (current) => assertVersion(version, current));
  }

  async #change(
    client: RosterClient,
    id: string,
    version: string | undefined,
    response: Response,
    read: (current: RosterEntryState) => ScimValues,
  ): Promise<ScimUserView> {
    const entry = await this.changeRoster.change(client, toId(id), (current) => {
      assertVersion(version, current);
      return toRosterInput(read(current), current.endedAt === null);
    });
    return this.#respond(entry, response);
  }

  #respond(entry: RosterEntryState, response: Response): ScimUserView {
    response.setHeader('ETag', toVersion(entry));
    return toScimUser(entry, this.#origin);
  }
}

/** @throws RosterEntryNotFound for text that isn’t an ID of the roster */
function toId(text: string): number {
  const id = parseRosterId(text);
  if (id === null) throw new RosterEntryNotFound();
  return id;
}

/** @throws ScimRequestRefused */
function toObject(body: unknown): JsonObject {
  if (!isJsonObject(body)) throw new ScimRequestRefused('invalidSyntax', 'The body must be a JSON object');
  return body;
}

/** @throws ScimRequestRefused */
function readResource(body: unknown): ScimValues {
  const values = [...readAttributes(toObject(body))];
  return new Map(values.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])));
}
