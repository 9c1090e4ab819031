import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Put, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { BigIdPipe, IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { ChooseConsent, DeleteActivity } from '../../application/activity/change-activity';
import { ActivityLog, Consents } from '../../application/activity/ports/activity-log';
import { ShowActivity } from '../../application/activity/show-activity';
import {
  ActivityOfCollegeQuery,
  CollegeActivityView,
  ConsentBody,
  ConsentView,
  CountingBody,
  CountingView,
  toActivityView,
} from './activity.dto';

/** What colleges can know about the signed-in student, and what the student allows them. */
@ApiTags('privacy')
@OwnAccount({ roles: ['student'] })
@Controller('privacy')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed: students only' })
export class ActivityController {
  constructor(
    private readonly showActivity: ShowActivity,
    private readonly chooseConsent: ChooseConsent,
    private readonly deleteActivity: DeleteActivity,
    private readonly log: ActivityLog,
    private readonly consents: Consents,
    private readonly clock: Clock,
  ) {}

  /** Returns the intent score for each college, the events behind it, and the consent. */
  @Get('activity')
  @ApiOkResponse({ type: [CollegeActivityView] })
  async list(@CurrentUser() { id }: SignedInUser): Promise<CollegeActivityView[]> {
    return (await this.showActivity.execute(id)).map(toActivityView);
  }

  /** Deletes one event. The score changes immediately, the statistics next week. */
  @Delete('activity/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'admin-analytics.interaction-not-found' })
  deleteOne(@CurrentUser() { id: userId }: SignedInUser, @Param('id', BigIdPipe) id: number): Promise<void> {
    return this.log.delete(userId, id);
  }

  /** Deletes all events and inquiries, or those of one college. */
  @Delete('activity')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'collegeId isn’t the ID of a college' })
  deleteAll(
    @CurrentUser() { id }: SignedInUser,
    @Query() { collegeId = null! }: ActivityOfCollegeQuery,
  ): Promise<void> {
    return this.deleteActivity.execute(id, collegeId);
  }

  /** Sets what a college can see and do. Takes effect immediately. `named` requires an age of 18. */
  @Put('consents/:collegeId')
  @ApiOkResponse({ type: ConsentView })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  @ApiNotFoundResponse({ description: 'admin-analytics.college-of-consent-not-found' })
  @ApiForbiddenResponse({ description: 'admin-analytics.named-not-for-minors, or not a student' })
  async consent(
    @CurrentUser() { id: userId }: SignedInUser,
    @Param('collegeId', IdPipe) collegeId: number,
    @Body() { level, expiresAt: end = null }: ConsentBody,
  ): Promise<ConsentView> {
    const expiresAt = end === null || level === 'none' ? null : new Date(end);
    await this.chooseConsent.execute({ userId, collegeId, level, expiresAt });
    return { level, expiresAt };
  }

  /** Returns whether your visits are counted anonymously. */
  @Get('counting')
  @ApiOkResponse({ type: CountingView })
  async counting(@CurrentUser() { id }: SignedInUser): Promise<CountingView> {
    return { countVisits: await this.consents.isCountedInStatistics(id) };
  }

  /** Turns anonymous counting on or off, starting with the next visit. Stored events stay until you delete them. */
  @Put('counting')
  @ApiOkResponse({ type: CountingView })
  @ApiBadRequestResponse({ description: 'countVisits is invalid' })
  async setCounting(@CurrentUser() { id }: SignedInUser, @Body() { countVisits }: CountingBody): Promise<CountingView> {
    await this.consents.saveCountedInStatistics(id, countVisits, this.clock.now());
    return { countVisits };
  }
}
