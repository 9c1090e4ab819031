import { Body, Controller, Get, Post, Query } from '@nestjs/common';
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
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { ListJointSlots } from '../../application/joint-calls/joint-slots';
import { ListJointCallAlumni } from '../../application/joint-calls/list-joint-call-alumni';
import { ProposeJointCall } from '../../application/joint-calls/propose-joint-call';
import { ListMeetings } from '../../application/meetings/list-meetings';
import { SlotView } from '../availability/availability.dto';
import { MeetingView } from '../meetings/meetings.dto';
import { JointCallAlumniQuery, JointCallCandidateView, JointSlotsQuery, ProposeJointCallBody } from './joint-calls.dto';

/**
 * Calls of a student with two alumni who chose differently between two colleges. Each alum has a meeting with the
 * student, which they accept or decline like other meetings; if one ends, so does the other.
 */
@ApiTags('joint calls')
@SignedIn({ roles: ['student'] })
@Controller('joint-calls')
@ApiBadRequestResponse({ description: 'A field is invalid or unknown; mentorship.meeting-refused' })
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'identity.confirm-your-email; platform.not-allowed for other roles; mentorship.joint-call-not-possible',
})
export class JointCallsController {
  constructor(
    private readonly listJointCallAlumni: ListJointCallAlumni,
    private readonly listJointSlots: ListJointSlots,
    private readonly proposeJointCall: ProposeJointCall,
    private readonly listMeetings: ListMeetings,
  ) {}

  /** Your connected alumni who chose between two colleges: at most 10 of each; empty if one college has none. */
  @Get('alumni')
  @ApiOkResponse({ type: [JointCallCandidateView] })
  alumni(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { colleges }: JointCallAlumniQuery,
  ): Promise<readonly JointCallCandidateView[]> {
    return this.listJointCallAlumni.execute(by, colleges);
  }

  /** Times at which you and two alumni are free, within the hours of both. */
  @Get('slots')
  @ApiOkResponse({ type: [SlotView] })
  @ApiNotFoundResponse({ description: 'mentorship.person-not-found: not a person you can meet with' })
  slots(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { alumniIds, from, days, lengthMinutes: length }: JointSlotsQuery,
  ): Promise<SlotView[]> {
    return this.listJointSlots.execute({ by, alumniIds, days, length, ...(from && { from: new Date(from) }) });
  }

  /** Asks both alumni. Returns the meeting with the first one; the other alum is in `jointWith`. */
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: MeetingView })
  @ApiConflictResponse({ description: 'mentorship.joint-call-time-taken, mentorship.time-taken' })
  @ApiTooManyRequestsResponse({ description: 'More than 50 meetings in a day' })
  async propose(
    @CurrentUser() { id: by }: SignedInUser,
    @Body() { alumniIds, startTime, lengthMinutes: length, topic }: ProposeJointCallBody,
  ): Promise<MeetingView> {
    const meetingId = await this.proposeJointCall.execute({
      studentId: by,
      alumniIds,
      startTime: new Date(startTime),
      length,
      topic: topic ?? null,
    });
    return this.listMeetings.getById(by, meetingId);
  }
}
