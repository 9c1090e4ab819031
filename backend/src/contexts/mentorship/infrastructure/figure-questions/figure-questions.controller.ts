import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { PrepareQuestion } from '../../application/figure-questions/prepare-question';
import { FigureQuestionBody, PreparedQuestionView } from './figure-questions.dto';

/** Questions about figures and programs, prepared for students. */
@ApiTags('questions')
@OwnAccount({ roles: ['student'] })
@Controller('figure-questions')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for alumni and administrators' })
export class FigureQuestionsController {
  constructor(private readonly prepareQuestion: PrepareQuestion) {}

  /** Prepares a question with the official figure, and finds the alum of the college to ask. Nothing is stored or sent. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: PreparedQuestionView })
  @ApiBadRequestResponse({ description: 'A field is invalid, or names an unknown college, figure or program' })
  prepare(@Viewer() by: SignedInUser | null, @Body() about: FigureQuestionBody): Promise<PreparedQuestionView> {
    return this.prepareQuestion.execute(by, about);
  }
}
