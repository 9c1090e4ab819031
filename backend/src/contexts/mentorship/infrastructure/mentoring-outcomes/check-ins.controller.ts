import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SaveCheckIn } from '../../application/mentoring-outcomes/check-in';
import { ListMentoring } from '../../application/mentoring-outcomes/list-mentoring';
import { CheckInBody, CheckInView } from './mentoring-outcomes.dto';

/** What people say after their meetings. */
@ApiTags('meetings')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('meetings/:id/check-in')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
@ApiNotFoundResponse({ description: 'mentorship.meeting-not-found' })
export class CheckInsController {
  constructor(
    private readonly saveCheckIn: SaveCheckIn,
    private readonly listMentoring: ListMentoring,
  ) {}

  /** Your check-in after a confirmed meeting, and the other person’s next step if they share it. */
  @Get()
  @ApiOkResponse({ type: CheckInView })
  one(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) meetingId: number): Promise<CheckInView> {
    return this.listMentoring.getCheckIn(by, meetingId);
  }

  /** Checks in after a meeting, within 30 days, or changes this for 7 days. The meeting gets the same outcome. */
  @Put()
  @ApiOkResponse({ type: CheckInView })
  @ApiBadRequestResponse({ description: 'A field is invalid; mentorship.check-in-refused' })
  @ApiConflictResponse({
    description:
      'mentorship.meeting-not-over; mentorship.check-in-closed; mentorship.nothing-to-answer unless it was confirmed',
  })
  async save(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) meetingId: number,
    @Body() { isSkipped, happened, helped, nextStep, isNextStepShared }: CheckInBody,
  ): Promise<CheckInView> {
    const isAnswered = isSkipped !== true && happened !== undefined;
    const details = { helped: helped ?? null, nextStep: nextStep || null, isNextStepShared: isNextStepShared ?? false };
    await this.saveCheckIn.execute({ by, meetingId, answer: isAnswered ? { happened, ...details } : null });
    return this.listMentoring.getCheckIn(by, meetingId);
  }
}
