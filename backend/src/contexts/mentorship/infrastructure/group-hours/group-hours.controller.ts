import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import {
  CancelGroupHours,
  ChangeAttendance,
  JoinGroupHour,
  OfferGroupHour,
  OpenGroupHourCall,
} from '../../application/group-hours/change-group-hour';
import { ListGroupHours } from '../../application/group-hours/list-group-hours';
import { parseCursor } from '../connections/list-cursor';
import {
  CancelGroupHourBody,
  GroupHourCallView,
  GroupHourQuestionBody,
  GroupHourView,
  ListGroupHoursQuery,
  OfferGroupHourBody,
} from './group-hours.dto';

const LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' as const } },
};
const NOT_FOUND = 'mentorship.group-hour-not-found';

/** Calls of one alum with up to eight students. */
@ApiTags('group hours')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('group-hours')
@ApiBadRequestResponse({ description: 'A field is invalid or unknown; mentorship.meeting-refused' })
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'identity.confirm-your-email; platform.not-allowed for other roles; mentorship.host-only',
})
export class GroupHoursController {
  constructor(
    private readonly listGroupHours: ListGroupHours,
    private readonly offerGroupHour: OfferGroupHour,
    private readonly joinGroupHour: JoinGroupHour,
    private readonly changeAttendance: ChangeAttendance,
    private readonly cancelGroupHours: CancelGroupHours,
    private readonly openCall: OpenGroupHourCall,
  ) {}

  /** Group hours that students can join (always empty for alumni), or your own; soonest first. */
  @Get()
  @ApiOkResponse({ type: [GroupHourView], headers: LINK_HEADER })
  async list(
    @CurrentUser() by: SignedInUser,
    @Query() { after, ...query }: ListGroupHoursQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly GroupHourView[]> {
    const { items, hasMore } = await this.listGroupHours.execute({ by, ...query, after: parseCursor(after) });
    const end = items.at(-1);
    if (hasMore && end) {
      sendNextLink(request, response, { limit: query.limit, after: `${end.startTime.toISOString()}_${end.id}` });
    }
    return items;
  }

  /** Offers a group hour (alumni). It doesn’t take a place of your mentees. */
  @Post()
  @SignedIn({ roles: ['alumni'] })
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: GroupHourView })
  @ApiConflictResponse({ description: 'mentorship.time-taken-by-you, mentorship.too-many-group-hours' })
  @ApiTooManyRequestsResponse({ description: 'More than 20 group hours in a day' })
  async offer(
    @CurrentUser() by: SignedInUser,
    @Body() { topic, places, startTime, endTime, meetingUrl }: OfferGroupHourBody,
  ): Promise<GroupHourView> {
    const groupHourId = await this.offerGroupHour.execute({
      hostId: by.id,
      topic,
      places,
      startTime: new Date(startTime),
      endTime: new Date(endTime),
      meetingUrl: meetingUrl || null,
    });
    return this.listGroupHours.getById(by, groupHourId);
  }

  /** A group hour that you host or joined, or that you can join. */
  @Get(':id')
  @ApiOkResponse({ type: GroupHourView })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  byId(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) groupHourId: number): Promise<GroupHourView> {
    return this.listGroupHours.getById(by, groupHourId);
  }

  /** Joins a group hour (students), with an optional question to the host. Joining again changes nothing. */
  @Post(':id/join')
  @SignedIn({ roles: ['student'] })
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: GroupHourView })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({
    description: 'mentorship.group-hour-full, mentorship.group-hour-over, mentorship.time-taken-by-you',
  })
  @ApiTooManyRequestsResponse({ description: 'More than 50 in a day' })
  async join(
    @CurrentUser() by: SignedInUser,
    @Param('id', IdPipe) groupHourId: number,
    @Body() body?: GroupHourQuestionBody,
  ): Promise<GroupHourView> {
    await this.joinGroupHour.execute(by.id, groupHourId, body?.question || null);
    return this.listGroupHours.getById(by, groupHourId);
  }

  /** Leaves a group hour (students). Leaving again changes nothing. */
  @Post(':id/leave')
  @SignedIn({ roles: ['student'] })
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: 'mentorship.group-hour-over' })
  async leave(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) groupHourId: number): Promise<void> {
    await this.listGroupHours.getById(by, groupHourId);
    await this.changeAttendance.leave(by.id, groupHourId);
  }

  /** Changes your question to the host; null or empty deletes it. */
  @Put(':id/question')
  @SignedIn({ roles: ['student'] })
  @ApiOkResponse({ type: GroupHourView })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: 'mentorship.group-hour-not-joined, mentorship.group-hour-over' })
  async changeQuestion(
    @CurrentUser() by: SignedInUser,
    @Param('id', IdPipe) groupHourId: number,
    @Body() { question }: GroupHourQuestionBody,
  ): Promise<GroupHourView> {
    await this.listGroupHours.getById(by, groupHourId);
    await this.changeAttendance.changeQuestion(by.id, groupHourId, question || null);
    return this.listGroupHours.getById(by, groupHourId);
  }

  /** Cancels a group hour (host only). Everyone who joined is notified. Canceling again changes nothing. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: 'mentorship.group-hour-over' })
  async cancel(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) groupHourId: number,
    @Body() body?: CancelGroupHourBody,
  ): Promise<void> {
    await this.cancelGroupHours.execute(by, groupHourId, body?.reason || null);
  }

  /** The link of the call for the host and everyone who joined, from 15 minutes before the start until 30 minutes after the end. */
  @Get(':id/call')
  @ApiOkResponse({ type: GroupHourCallView })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: 'mentorship.not-joinable, with joinFrom and joinUntil' })
  async call(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) groupHourId: number,
  ): Promise<GroupHourCallView> {
    return { url: await this.openCall.execute(by, groupHourId) };
  }
}
