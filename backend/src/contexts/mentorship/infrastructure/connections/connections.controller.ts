import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { RequestConnection } from '../../application/connections/request-connection';
import { ListConnections } from '../../application/connections/list-connections';
import { CheckRequestAbout } from '../../application/connections/check-request-about';
import { GetRelation } from '../../application/connections/get-relation';
import { WithdrawOrDisconnect } from '../../application/connections/change-connection';
import { ConnectionUpdateHandler } from './connection-update-handler';
import {
  ConnectionChangeBody,
  ConnectionView,
  ListConnectionsQuery,
  RelationView,
  RequestBody,
  ShortRequestBody,
  getRecipientId,
} from './connections.dto';

const TOTAL_COUNT_HEADERS = {
  'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Connections of the signed-in user. */
@ApiTags('connections')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('connections')
@ApiBadRequestResponse({ description: 'A field is invalid or unknown; mentorship.yourself if you choose yourself' })
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators; mentorship.other-side' })
export class ConnectionsController {
  constructor(
    private readonly requestConnection: RequestConnection,
    private readonly updateHandler: ConnectionUpdateHandler,
    private readonly withdrawOrDisconnect: WithdrawOrDisconnect,
    private readonly listConnections: ListConnections,
    private readonly getRelation: GetRelation,
    private readonly checkAbout: CheckRequestAbout,
  ) {}

  /** Your connections and requests, newest first. */
  @Get()
  @ApiOkResponse({ type: [ConnectionView], headers: TOTAL_COUNT_HEADERS })
  async list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() query: ListConnectionsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ConnectionView[]> {
    return sendPage(request, response, await this.listConnections.execute({ by, ...query }), query);
  }

  /** Your connection status with a person, and the possible actions. */
  @SignedIn()
  @Get('with/:id')
  @ApiOkResponse({ type: RelationView })
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: hidden, deleted, blocked, or unknown' })
  with(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) otherId: number): Promise<RelationView> {
    return this.getRelation.execute({ by, otherId });
  }

  /** Sends a connection request. Nothing changes if a request is open or you’re already connected. */
  @SignedIn()
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: ConnectionView })
  @ApiOkResponse({ type: ConnectionView, description: 'The request already existed' })
  @ApiForbiddenResponse({
    description: 'mentorship.other-role, identity.confirm-your-email, mentorship.not-accepting-requests',
  })
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: hidden, deleted, blocked, or unknown' })
  @ApiConflictResponse({
    description:
      'mentorship.request-too-soon, mentorship.too-many-open-requests, mentorship.no-place-left, mentorship.no-minutes-left',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 20 first contacts in a day' })
  async request(
    @CurrentUser() { id: fromUserId }: SignedInUser,
    @Body() body: RequestBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConnectionView> {
    const toUserId = getRecipientId(body);
    const about = await this.checkAbout.execute(body.about);
    const message = body.message ?? null;
    const { isNew } = await this.requestConnection.execute({ fromUserId, toUserId, message, about });
    if (!isNew) response.status(HttpStatus.OK);
    return this.listConnections.getByOtherId(fromUserId, toUserId);
  }

  /** Sends a connection request with the default message. */
  @SignedIn()
  @Post('request')
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: ConnectionView })
  @ApiOkResponse({ type: ConnectionView, description: 'The request already existed' })
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: hidden, deleted, blocked, or unknown' })
  @ApiConflictResponse({
    description:
      'mentorship.request-too-soon, mentorship.too-many-open-requests, mentorship.no-place-left, mentorship.no-minutes-left',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 20 first contacts in a day' })
  requestShortly(
    @CurrentUser() by: SignedInUser,
    @Body() { recipientId }: ShortRequestBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConnectionView> {
    return this.request(by, { recipientId }, response);
  }

  /** Accepts or declines a request, undoes this within ten seconds, asks a question, or answers it. The same change again has no effect. */
  @Patch(':id')
  @ApiOkResponse({ type: ConnectionView })
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found' })
  @ApiConflictResponse({
    description:
      'mentorship.not-pending, mentorship.too-late-to-undo, mentorship.no-place-left, mentorship.no-minutes-left, mentorship.already-asked, mentorship.nothing-to-answer',
  })
  async change(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) connectionId: number,
    @Body() body: ConnectionChangeBody,
  ): Promise<ConnectionView> {
    await this.updateHandler.applyChange(by, connectionId, body);
    return this.listConnections.getById(by, connectionId);
  }

  /** Withdraws your request, or ends the connection. Doing it again changes nothing. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found' })
  @ApiConflictResponse({ description: 'mentorship.nothing-to-end' })
  async end(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) connectionId: number): Promise<void> {
    await this.withdrawOrDisconnect.execute({ by, connectionId });
  }
}
