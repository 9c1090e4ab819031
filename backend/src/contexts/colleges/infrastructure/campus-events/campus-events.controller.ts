import { Body, Controller, Get, Header, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import {
  TokenCollege,
  type TokenCollegeCheck,
  TokenScopes,
} from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { OwnAccount, Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { AddCampusEvent, CheckEventPermission } from '../../application/campus-events/add-campus-event';
import { FindCampusEvent, ShowCampusEvents } from '../../application/campus-events/show-campus-events';
import { getAddEventPermission } from '../../domain/campus-events/campus-event';
import type { PersonId } from '../../domain/catalogue/ids';
import { CalendarFile } from './calendar-file';
import { CampusEvent, CampusEventBody, ListCampusEventsQuery, MayAddEvents, MayAddQuery } from './campus-events.dto';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';

@ApiTags('campus events')
@Controller('events')
export class CampusEventsController {
  constructor(
    private readonly showCampusEvents: ShowCampusEvents,
    private readonly findCampusEvent: FindCampusEvent,
    private readonly checkEventPermission: CheckEventPermission,
    private readonly addCampusEvent: AddCampusEvent,
    private readonly calendarFile: CalendarFile,
  ) {}

  /** Published events. Signed-in people also see events they proposed, and administrators see events waiting for their college. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [CampusEvent], headers: TOTAL_COUNT_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  async list(
    @Query() { college, collegeId, when, ...page }: ListCampusEventsQuery,
    @Viewer() viewer: SignedInUser | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CampusEvent[]> {
    const query = { collegeName: college, collegeId, when, page };
    return sendPage(request, response, await this.showCampusEvents.execute(query, toPersonId(viewer)), page);
  }

  /** Whether you can add events to a college, and if not, why. */
  @OwnAccount()
  @Get('mayadd')
  @ApiOkResponse({ type: MayAddEvents })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  async mayAdd(@CurrentUser() user: SignedInUser, @Query() { collegeId }: MayAddQuery): Promise<MayAddEvents> {
    return getAddEventPermission((await this.checkEventPermission.execute(user, collegeId)).host);
  }

  /** The event as a calendar file. Importing it again updates the entry. */
  @Public()
  @Get(':id.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse({ description: 'colleges.event-not-found' })
  async calendar(@Param('id', IdPipe) id: number, @Viewer() viewer: SignedInUser | null): Promise<string> {
    return this.calendarFile.toICalendar(await this.findCampusEvent.execute(id, toPersonId(viewer)));
  }

  /** One event, if you can see it. */
  @Public()
  @Get(':id')
  @ApiOkResponse({ type: CampusEvent })
  @ApiNotFoundResponse({ description: 'colleges.event-not-found' })
  byId(@Param('id', IdPipe) id: number, @Viewer() viewer: SignedInUser | null): Promise<CampusEvent> {
    return this.showCampusEvents.get(id, toPersonId(viewer));
  }

  /** Adds an event: administrators of the college publish it, its alumni propose it. */
  @SignedIn()
  @TokenScopes('events:write')
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: CampusEvent })
  @ApiOkResponse({ type: CampusEvent, description: 'You already added this event' })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({ description: 'colleges.may-not-add-events (with the reason), identity.confirm-your-email' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  @ApiTooManyRequestsResponse({ description: 'More than 10 events in a day' })
  async add(
    @CurrentUser() user: SignedInUser,
    @Body() { collegeId, startTime, endTime, ...form }: CampusEventBody,
    @TokenCollege() tokenCollege: TokenCollegeCheck,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CampusEvent> {
    tokenCollege.check(collegeId);
    const times = { startTime: new Date(startTime), endTime: new Date(endTime) };
    const { id, isFirst } = await this.addCampusEvent.execute({ user, collegeId, form: { ...form, ...times } });
    if (!isFirst) response.status(HttpStatus.OK);
    return this.showCampusEvents.get(id, user.id as PersonId);
  }
}

const toPersonId = (viewer: SignedInUser | null): PersonId | null => (viewer?.id ?? null) as PersonId | null;
