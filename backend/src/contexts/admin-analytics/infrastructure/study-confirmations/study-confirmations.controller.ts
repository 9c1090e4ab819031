import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { AskAlumniToConfirm } from '../../application/study-confirmations/ask-alumni-to-confirm';
import { OwnStudyConfirmations } from '../../application/study-confirmations/own-study-confirmations';
import {
  AskedAlumniView,
  ConfirmationRequestsView,
  StudyAnswerBody,
  StudyQuestionView,
} from './study-confirmations.dto';

/** Questions of the administrator's college to alumni who registered themselves. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/alumni/confirmations')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class AskAlumniController {
  constructor(private readonly askAlumni: AskAlumniToConfirm) {}

  /** Returns how many alumni your next request asks, and when the last one was sent. */
  @Get()
  @ApiOkResponse({ type: ConfirmationRequestsView })
  @ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
  show(@CurrentUser() { id }: SignedInUser): Promise<ConfirmationRequestsView> {
    return this.askAlumni.preview(id);
  }

  /**
   * Asks alumni who registered themselves to confirm that they studied at your college: at most 500, and no one
   * again within 180 days or after an answer. They appear in your list when they confirm.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: AskedAlumniView })
  @ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
  @ApiTooManyRequestsResponse({ description: 'More than 5 requests a day for the college' })
  async ask(@CurrentUser() { id }: SignedInUser): Promise<AskedAlumniView> {
    return { asked: await this.askAlumni.execute(id) };
  }
}

/** Colleges that ask the signed-in user whether they studied there. */
@ApiTags('alumni')
@OwnAccount()
@Controller('alumni/claim/questions')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
export class StudyConfirmationsController {
  constructor(private readonly confirmations: OwnStudyConfirmations) {}

  /** Lists the colleges that wait for your answer, for 180 days. */
  @Get()
  @ApiOkResponse({ type: [StudyQuestionView] })
  list(@CurrentUser() { id }: SignedInUser): Promise<StudyQuestionView[]> {
    return this.confirmations.list(id);
  }

  /**
   * Answers a college. With a yes, it sees your name, major and graduation year in its list of alumni and, while your
   * profile is visible, your mentoring; your profile is verified. It doesn’t learn of a no.
   */
  @Post(':collegeId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'hasStudied must be true or false, or admin-analytics.studies-incomplete' })
  @ApiForbiddenResponse({ description: 'admin-analytics.alumni-account-needed' })
  @ApiNotFoundResponse({ description: 'admin-analytics.nothing-to-confirm' })
  @ApiConflictResponse({ description: 'admin-analytics.account-has-claimed' })
  answer(
    @CurrentUser() { id }: SignedInUser,
    @Param('collegeId', IdPipe) collegeId: number,
    @Body() { hasStudied }: StudyAnswerBody,
  ): Promise<void> {
    return this.confirmations.answer(id, collegeId, hasStudied);
  }
}
