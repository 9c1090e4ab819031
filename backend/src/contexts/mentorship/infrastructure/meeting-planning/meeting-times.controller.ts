import { Controller, Get, Param, Query, Header } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiConflictResponse,
  ApiProduces,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListSlots, FindConflicts } from '../../application/meeting-planning/meeting-times';
import { SlotsQuery, SlotView } from '../availability/availability.dto';
import { FindAttendees } from '../../application/meeting-planning/find-attendees';
import { JoinMeeting } from '../../application/meetings/change-meeting';
import { WriteMeetingFile } from '../../application/calendar/calendar';
import { JoinView, AttendeesQuery, ConflictsQuery } from '../meetings/meetings.dto';
import { AttendeeView, ConflictsView } from './meeting-times.dto';

@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('users')
export class SlotsController {
  constructor(private readonly listSlots: ListSlots) {}

  /** Times when you can meet a person: within their hours, and when neither of you has another meeting. */
  @Get(':id/slots')
  @ApiOkResponse({ type: [SlotView] })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: not a person you can meet with' })
  list(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) otherId: number,
    @Query() { from, days, length }: SlotsQuery,
  ): Promise<SlotView[]> {
    return this.listSlots.execute({ by, otherId, days, length, ...(from && { from: new Date(from) }) });
  }
}

/** Free times, conflicts, attendees, calendar files and call links of meetings. */
@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('meetings')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class MeetingTimesController {
  constructor(
    private readonly findConflicts: FindConflicts,
    private readonly findAttendees: FindAttendees,
    private readonly joinMeeting: JoinMeeting,
    private readonly writeMeetingFile: WriteMeetingFile,
  ) {}

  /** Conflicts with a time. For the other person's meetings, the response says only that there is a conflict. */
  @Get('conflicts')
  @ApiOkResponse({ type: ConflictsView })
  @ApiBadRequestResponse({
    description:
      'A field is invalid or unknown; mentorship.meeting-refused; mentorship.yourself if you choose yourself',
  })
  @ApiForbiddenResponse({
    description: 'mentorship.not-connected, platform.not-allowed, identity.confirm-your-email',
  })
  conflicts(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { attendeeId, startTime, endTime, except }: ConflictsQuery,
  ): Promise<ConflictsView> {
    const period = { startTime: new Date(startTime), endTime: new Date(endTime) };
    return this.findConflicts.execute({ by, attendeeId, ...period, except: except ?? null });
  }

  /** The people you can meet with: first your connections by name, then people you can invite. */
  @Get('attendees')
  @ApiOkResponse({ type: [AttendeeView] })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  attendees(@CurrentUser() { id: by }: SignedInUser, @Query() { q, limit }: AttendeesQuery): Promise<AttendeeView[]> {
    return this.findAttendees.execute(by, q, limit);
  }

  /** The meeting as a calendar file, with any status. Importing it again updates the entry. */
  @Get(':id.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  @ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
  file(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) meetingId: number): Promise<string> {
    return this.writeMeetingFile.execute(by, meetingId);
  }

  /** The link of the call, from 15 minutes before the start until 30 minutes after the end. */
  @Get(':id/join')
  @ApiOkResponse({ type: JoinView })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  @ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
  @ApiConflictResponse({ description: 'mentorship.not-joinable, with joinFrom and joinUntil' })
  async join(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) meetingId: number): Promise<JoinView> {
    return { url: await this.joinMeeting.execute(by, meetingId) };
  }
}
