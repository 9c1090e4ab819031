import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { EndOwnSession, EndOwnSessions, ListOwnSessions } from '../../application/sessions/own-sessions';
import type { StoredSession } from '../../application/sessions/ports/sessions';
import type { Visitor } from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { CurrentVisitor } from '../../../../shared/infrastructure/http/visitor.decorator';
import { OwnSession } from './own-session';
import { EndSessionsQuery, SessionView } from './own-sessions.dto';

@ApiTags('account')
@OwnAccount()
@Controller('user/sessions')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class OwnSessionsController {
  constructor(
    private readonly listOwnSessions: ListOwnSessions,
    private readonly endOwnSession: EndOwnSession,
    private readonly endOwnSessions: EndOwnSessions,
    private readonly ownSession: OwnSession,
  ) {}

  /** The person's sessions, newest first, at most ten. */
  @Get()
  @ApiOkResponse({ type: [SessionView] })
  async list(@CurrentUser() { id, role }: SignedInUser, @Req() request: Request): Promise<SessionView[]> {
    const sessions = await this.listOwnSessions.execute({ id: id as UserId, role }, this.ownSession.getSecret(request));
    return sessions.map(toSessionView);
  }

  /** Ends one session. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'identity.session-not-found' })
  async end(
    @CurrentUser() { id: userId }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    await this.endOwnSession.execute({ userId: userId as UserId, id, visitor });
  }

  /** Ends all other sessions of the person, or all sessions. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async endAll(
    @CurrentUser() { id }: SignedInUser,
    @Query() { everywhere }: EndSessionsQuery,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const exceptSecret = everywhere === 'true' ? null : this.ownSession.getSecret(request);
    await this.endOwnSessions.execute({ userId: id as UserId, exceptSecret, visitor });
    if (exceptSecret === null) this.ownSession.clearSessionCookie(response);
  }
}

const toSessionView = ({
  id,
  device,
  network,
  openedAt,
  lastSeenAt,
  endsAt,
  isCurrent,
}: StoredSession): SessionView => ({
  id,
  device,
  network,
  openedAt,
  lastSeenAt,
  endsAt,
  isCurrent,
});
