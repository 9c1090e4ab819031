import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { AnswerQuestion } from '../../application/open-questions/answer-question';
import { AskOpenQuestion } from '../../application/open-questions/ask-open-question';
import { DecideOnQuestionAnswer } from '../../application/open-questions/decide-on-question-answer';
import { ShowOpenQuestions } from '../../application/open-questions/show-open-questions';
import { WithdrawFromQuestion } from '../../application/open-questions/withdraw-from-question';
import { OpenQuestionNotFound } from '../../domain/open-questions/open-question-errors';
import {
  AcceptOpenAnswerBody,
  OpenAnswerConsentBody,
  ListOpenQuestionsQuery,
  OpenAnswerBody,
  OpenQuestion,
  OpenQuestionBody,
  OpenQuestionDetail,
  OpenQuestionsOfAlum,
  OwnOpenQuestion,
  toOpenQuestion,
  toOpenQuestionDetail,
  toOpenQuestionsOfAlum,
  toOwnOpenQuestion,
} from './open-questions.dto';

const NOT_FOUND_DESCRIPTION = 'forum.open-question-not-found: also for people who may not act on it';

/** Questions that students ask openly: offered to alumni, answered privately, and published with both consents. */
@ApiTags('forum')
@ApiExtraModels(OpenQuestion, OwnOpenQuestion)
@Controller('open-questions')
export class OpenQuestionsController {
  constructor(
    private readonly askOpenQuestion: AskOpenQuestion,
    private readonly showOpenQuestions: ShowOpenQuestions,
    private readonly answerQuestion: AnswerQuestion,
    private readonly decideOnAnswer: DecideOnQuestionAnswer,
    private readonly withdrawFromQuestion: WithdrawFromQuestion,
  ) {}

  /** Open questions, newest first. With `mine`, what you asked or joined, also closed questions. */
  @Public()
  @Get()
  @ApiOkResponse({
    headers: { Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } } },
    schema: {
      type: 'array',
      items: { anyOf: [{ $ref: getSchemaPath(OpenQuestion) }, { $ref: getSchemaPath(OwnOpenQuestion) }] },
    },
  })
  async list(
    @Query() { mine, ...query }: ListOpenQuestionsQuery,
    @Viewer() viewer: SignedInUser | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OpenQuestion[]> {
    const page = { ...query, cursor: query.cursor ?? null };
    if (mine) {
      if (!viewer) return [];
      const { items, next } = await this.showOpenQuestions.listMine(viewer.id, page);
      if (next !== null) sendNextLink(request, response, { cursor: next });
      return items.map(toOwnOpenQuestion);
    }
    const { items, next } = await this.showOpenQuestions.list(page, viewer?.id ?? null);
    if (next !== null) sendNextLink(request, response, { cursor: next });
    return items.map(toOpenQuestion);
  }

  /** What is offered to you, what you are answering, and what you answered. */
  @SignedIn({ roles: ['alumni'] })
  @Get('offered')
  @ApiOkResponse({ type: OpenQuestionsOfAlum })
  async listOffered(@CurrentUser() { id }: SignedInUser): Promise<OpenQuestionsOfAlum> {
    return toOpenQuestionsOfAlum(await this.showOpenQuestions.getQuestionsOfAlum(id));
  }

  /** One question. Closed and hidden ones only for people who asked or answered them. */
  @Public()
  @Get(':id')
  @ApiOkResponse({ type: OpenQuestionDetail })
  @ApiNotFoundResponse({ description: 'forum.open-question-not-found' })
  async show(@Param('id', IdPipe) id: number, @Viewer() viewer: SignedInUser | null): Promise<OpenQuestionDetail> {
    return toOpenQuestionDetail(await this.showOpenQuestions.get(id, viewer?.id ?? null));
  }

  /** Asks a question openly, or joins the waiting one about the same. */
  @SignedIn({ roles: ['student'] })
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: OwnOpenQuestion })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiNotFoundResponse({ description: 'forum.open-question-not-found: the question to join' })
  @ApiConflictResponse({
    description: 'mentorship.too-many-open-requests, forum.open-question-closed, forum.open-question-answered',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many first contacts in a day' })
  async ask(@CurrentUser() { id: by }: SignedInUser, @Body() body: OpenQuestionBody): Promise<OwnOpenQuestion> {
    const { collegeId, figure, cip, level, text = null, isAnonymous, joins = null } = body;
    const about = { figure, cip, level };
    const id = await this.askOpenQuestion.execute({ by, collegeId, about, text, isAnonymous, joins });
    const { own } = await this.showOpenQuestions.get(id, by);
    if (!own) throw new OpenQuestionNotFound();
    return toOwnOpenQuestion(own);
  }

  /** Takes a question that is offered to you. You then have 48 hours to answer it. */
  @SignedIn({ roles: ['alumni'] })
  @Post(':id/take')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: OpenQuestionDetail })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({
    description:
      'forum.open-question-taken, forum.open-question-answered, forum.open-question-closed, forum.offer-ended, mentorship.no-minutes-left',
  })
  async take(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<OpenQuestionDetail> {
    await this.answerQuestion.take(by, id);
    return this.#getDetail(id, by);
  }

  /** Answers a question that you have taken. Only the asker reads the answer, until they say that it helped. */
  @SignedIn({ roles: ['alumni'] })
  @Post(':id/answer')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: OpenQuestionDetail })
  @ApiBadRequestResponse({ description: 'The text is too short or too long' })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({
    description:
      'forum.open-question-taken, forum.open-question-answered, forum.open-question-closed, forum.offer-ended',
  })
  async answer(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { text }: OpenAnswerBody,
  ): Promise<OpenQuestionDetail> {
    await this.answerQuestion.answer(by, id, text);
    return this.#getDetail(id, by);
  }

  /** Says whether the answer to your question helped. If it did, everyone who asked the same can read it. */
  @SignedIn({ roles: ['student'] })
  @Post(':id/accept')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: OpenQuestionDetail })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({
    description: 'forum.open-question-not-answered, forum.open-question-decided, forum.open-question-closed',
  })
  async accept(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { isGood }: AcceptOpenAnswerBody,
  ): Promise<OpenQuestionDetail> {
    await this.decideOnAnswer.accept(by, id, isGood);
    return this.#getDetail(id, by);
  }

  /** Withdraws your question, leaves one that you joined, declines an offer, or gives a question back. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Post(':id/withdraw')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({ description: 'forum.open-question-answered' })
  withdraw(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.withdrawFromQuestion.execute(by, id);
  }

  /** Allows the publication of an answer that helped, or no longer allows it. It needs the asker and the alum. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Post(':id/consent')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: OpenQuestionDetail })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({ description: 'forum.open-question-not-answered, forum.open-question-closed' })
  async consent(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { publish }: OpenAnswerConsentBody,
  ): Promise<OpenQuestionDetail> {
    await this.decideOnAnswer.consent(by, id, publish);
    return this.#getDetail(id, by);
  }

  async #getDetail(id: number, viewerId: number): Promise<OpenQuestionDetail> {
    return toOpenQuestionDetail(await this.showOpenQuestions.get(id, viewerId));
  }
}
