import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { FinishMentoring, SetGoal } from '../../application/mentoring-outcomes/change-relationship';
import { ListMentoring } from '../../application/mentoring-outcomes/list-mentoring';
import { AnswerThanks, WithdrawThanks, WriteThanks } from '../../application/mentoring-outcomes/thanks';
import {
  EndBody,
  GoalBody,
  ListMentoringQuery,
  MentoringView,
  ThanksBody,
  ThanksConsentBody,
} from './mentoring-outcomes.dto';

/** Mentoring relationships of students and alumni: goal, check-ins, thanks and the end. */
@ApiTags('mentoring')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('relationships')
@ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators, identity.confirm-your-email' })
export class MentoringController {
  constructor(
    private readonly listMentoring: ListMentoring,
    private readonly setGoal: SetGoal,
    private readonly finishMentoring: FinishMentoring,
    private readonly writeThanks: WriteThanks,
    private readonly withdrawThanks: WithdrawThanks,
    private readonly answerThanks: AnswerThanks,
  ) {}

  /** Your relationships with these people; people without one are left out. */
  @Get()
  @ApiOkResponse({ type: [MentoringView] })
  list(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { userIds }: ListMentoringQuery,
  ): Promise<readonly MentoringView[]> {
    return this.listMentoring.execute(by, userIds);
  }

  /** Your relationship with a student or an alum, current or past. */
  @Get(':userId')
  @ApiOkResponse({ type: MentoringView })
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found' })
  one(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) otherId: number): Promise<MentoringView> {
    return this.listMentoring.getByOtherId(by, otherId);
  }

  /** The student sets what they want to reach with this alum, or removes it. */
  @Put(':userId/goal')
  @ApiOkResponse({ type: MentoringView })
  @ApiForbiddenResponse({ description: 'mentorship.student-only' })
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found' })
  @ApiConflictResponse({ description: 'mentorship.relationship-not-active' })
  async goal(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('userId', IdPipe) otherId: number,
    @Body() { goal }: GoalBody,
  ): Promise<MentoringView> {
    await this.setGoal.execute({ by, otherId, goal });
    return this.listMentoring.getByOtherId(by, otherId);
  }

  /** Proposes to finish, or answers a proposal. When both agree, the connection ends and takes no place anymore. A proposal waits 14 days. */
  @Post(':userId/end')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: MentoringView })
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found' })
  @ApiConflictResponse({
    description:
      'mentorship.relationship-not-active, mentorship.no-end-proposed, mentorship.end-recently-declined for 14 days',
  })
  async end(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('userId', IdPipe) otherId: number,
    @Body() { action }: EndBody,
  ): Promise<MentoringView> {
    await this.finishMentoring.execute({ by, otherId, action });
    return this.listMentoring.getByOtherId(by, otherId);
  }

  /** The student thanks the alum, or changes the thanks; a changed text needs the alum’s consent again. */
  @Put(':userId/thanks')
  @ApiOkResponse({ type: MentoringView })
  @ApiForbiddenResponse({ description: 'mentorship.student-only' })
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found' })
  @ApiConflictResponse({ description: 'mentorship.thanks-not-possible' })
  async thank(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('userId', IdPipe) alumId: number,
    @Body() thanks: ThanksBody,
  ): Promise<MentoringView> {
    const { text, mayPublish, signature } = thanks;
    await this.writeThanks.execute({ by, alumId, thanks: { text, mayPublish, signature } });
    return this.listMentoring.getByOtherId(by, alumId);
  }

  /** The student withdraws the thanks, also from the profile. Doing it again changes nothing. */
  @Delete(':userId/thanks')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  async withdraw(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) alumId: number): Promise<void> {
    await this.withdrawThanks.execute(by, alumId);
  }

  /** The alum shows the thanks on their profile, or hides them there. */
  @Post(':userId/thanks/consent')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: MentoringView })
  @ApiForbiddenResponse({ description: 'mentorship.alum-only' })
  @ApiNotFoundResponse({ description: 'mentorship.connection-not-found, mentorship.thanks-not-found' })
  @ApiConflictResponse({ description: 'mentorship.thanks-not-publishable' })
  async consent(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('userId', IdPipe) studentId: number,
    @Body() { publish }: ThanksConsentBody,
  ): Promise<MentoringView> {
    await this.answerThanks.execute({ by, studentId, publish });
    return this.listMentoring.getByOtherId(by, studentId);
  }
}
