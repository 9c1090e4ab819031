import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiHeader,
  ApiOkResponse,
  ApiProduces,
  ApiQuery,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type SignedInUser, LiveSessions } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ReadYourWrites } from '../../../../shared/infrastructure/http/read-your-writes';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { StreamHub } from '../../application/stream/stream-hub';
import { SseOutlet } from './sse-outlet';

const UNKNOWN_EVENT_ID = -1;

@ApiTags('stream')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@Controller('stream')
export class StreamController {
  constructor(
    private readonly hub: StreamHub,
    private readonly sessions: LiveSessions,
    private readonly cookie: SessionCookie,
    private readonly readYourWrites: ReadYourWrites,
  ) {}

  /**
   * Changes for the signed-in person as server-sent events. They contain only IDs; load the named data again. Without missed events, the stream starts with `ready` or `reset`; `end` contains the reason why the stream ends. A `beat` is sent every 25 seconds.
   */
  @SignedIn()
  @Get()
  @ApiProduces('text/event-stream')
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'ID of the last event received; browsers send it automatically',
  })
  @ApiQuery({
    name: 'lastEventId',
    required: false,
    description: 'The same ID, for clients that can’t send the Last-Event-ID header',
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    description: 'A stream that stays open until the client or the server closes it',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiForbiddenResponse({ description: 'identity.confirm-your-email, admin-analytics.not-verified' })
  @ApiTooManyRequestsResponse({ description: 'Too many requests' })
  async open(
    @CurrentUser() { id: userId, role }: SignedInUser,
    @Headers('last-event-id') header: string | undefined,
    @Query('lastEventId') query: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (request.method === 'HEAD') return void response.type('text/event-stream').end();
    const sessionKey = this.sessions.hashSecret(this.cookie.read(request)!);
    const outlet = new SseOutlet(response, (position) => this.readYourWrites.setCookie(response, position));
    await this.hub.open({ userId, role, sessionKey, lastSeenId: parseLastSeenId(header ?? query), outlet });
  }
}

/**
 * Parses the last seen ID; null if there is none. For an ID that this server cannot have sent, returns UNKNOWN_EVENT_ID, so
 * that the client has to load everything again.
 */
const parseLastSeenId = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : UNKNOWN_EVENT_ID;
};
