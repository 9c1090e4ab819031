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
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { AnswerMeeting, ChangeMeeting, CancelMeeting } from '../../application/meetings/change-meeting';
import { ScheduleMeeting } from '../../application/meetings/schedule-meeting';
import { ListMeetings } from '../../application/meetings/list-meetings';
import { MeetingRooms } from '../../application/meetings/ports/meetings';
import {
  MeetingView,
  VideoServiceView,
  AnswerMeetingBody,
  CancelMeetingBody,
  ChangeMeetingBody,
  ListMeetingsQuery,
  ScheduleMeetingBody,
} from './meetings.dto';

const TOTAL_COUNT_HEADERS = {
  'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Meetings of the signed-in user. */
@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('meetings')
@ApiBadRequestResponse({
  description: 'A field is invalid or unknown; mentorship.meeting-refused; mentorship.yourself if you choose yourself',
})
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators; mentorship.host-only' })
export class MeetingsController {
  constructor(
    private readonly scheduleMeeting: ScheduleMeeting,
    private readonly changeMeeting: ChangeMeeting,
    private readonly answerMeeting: AnswerMeeting,
    private readonly cancelMeeting: CancelMeeting,
    private readonly listMeetings: ListMeetings,
    private readonly rooms: MeetingRooms,
  ) {}

  /** Your meetings, including canceled ones with the reason: upcoming meetings soonest first, then past meetings latest first. */
  @Get()
  @ApiOkResponse({ type: [MeetingView], headers: TOTAL_COUNT_HEADERS })
  async list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() query: ListMeetingsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly MeetingView[]> {
    return sendPage(request, response, await this.listMeetings.execute({ by, ...query }), query);
  }

  /** Address of the video rooms for meetings without a link. */
  @Get('video-service')
  @ApiOkResponse({ type: VideoServiceView })
  videoService(): VideoServiceView {
    return { host: this.rooms.host };
  }

  /** One of your meetings, with any status. */
  @Get(':id')
  @ApiOkResponse({ type: MeetingView })
  @ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
  byId(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) meetingId: number): Promise<MeetingView> {
    return this.listMeetings.getById(by, meetingId);
  }

  /** Schedules a meeting. It’s confirmed if you’re connected, and an invitation if two adults have an open request. */
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: MeetingView })
  @ApiForbiddenResponse({
    description: 'mentorship.not-connected, platform.not-allowed, identity.confirm-your-email',
  })
  @ApiConflictResponse({ description: 'mentorship.time-taken, mentorship.no-minutes-left' })
  @ApiTooManyRequestsResponse({ description: 'More than 5 invitations or 50 meetings in a day' })
  async schedule(@CurrentUser() { id: by }: SignedInUser, @Body() body: ScheduleMeetingBody): Promise<MeetingView> {
    const { title, description, attendeeId, startTime, endTime, meetingUrl } = body;
    const meetingId = await this.scheduleMeeting.execute({
      hostId: by,
      attendeeId,
      title,
      description: description || null,
      meetingUrl: meetingUrl || null,
      startTime: new Date(startTime),
      endTime: new Date(endTime),
    });
    return this.listMeetings.getById(by, meetingId);
  }

  /** The host changes the meeting right away, and the attendee must accept a new time. The attendee proposes another time. */
  @Patch(':id')
  @ApiOkResponse({ type: MeetingView })
  @ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
  @ApiConflictResponse({ description: 'mentorship.meeting-over, mentorship.time-taken, mentorship.joint-call-fixed' })
  async change(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) meetingId: number,
    @Body() { startTime, endTime, title, description, meetingUrl, note }: ChangeMeetingBody,
  ): Promise<MeetingView> {
    const change = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description: description || null }),
      ...(meetingUrl !== undefined && { meetingUrl: meetingUrl || null }),
      ...(startTime !== undefined && { startTime: new Date(startTime) }),
      ...(endTime !== undefined && { endTime: new Date(endTime) }),
    };
    await this.changeMeeting.execute({ by, meetingId, change, note: note || null });
    return this.listMeetings.getById(by, meetingId);
  }

  /** The attendee answers an invitation, or the host answers a proposed time. The same answer again changes nothing. */
  @Post(':id/respond')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: MeetingView })
  @ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
  @ApiConflictResponse({
    description:
      'mentorship.nothing-to-answer, mentorship.meeting-over, mentorship.time-taken, mentorship.no-minutes-left',
  })
  async answer(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) meetingId: number,
    @Body() { response: answer, reason }: AnswerMeetingBody,
  ): Promise<MeetingView> {
    await this.answerMeeting.execute({ by, meetingId, answer, reason: reason || null });
    return this.listMeetings.getById(by, meetingId);
  }

  /** Cancels the meeting (host only). */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'mentorship.meeting-not-found; also after the meeting was canceled' })
  @ApiConflictResponse({ description: 'mentorship.meeting-over' })
  async cancel(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) meetingId: number,
    @Body() body?: CancelMeetingBody,
  ): Promise<void> {
    await this.cancelMeeting.execute(by, meetingId, body?.reason || null);
  }
}
