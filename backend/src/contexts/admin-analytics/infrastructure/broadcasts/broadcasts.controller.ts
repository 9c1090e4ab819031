import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
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
import { AnswerBroadcast } from '../../application/broadcasts/answer-broadcast';
import { ListAnswers, ListBroadcasts } from '../../application/broadcasts/read-broadcasts';
import { SendBroadcast } from '../../application/broadcasts/send-broadcast';
import {
  AnswerThreadView,
  BroadcastAnswerBody,
  BroadcastAnswersQuery,
  BroadcastBody,
  BroadcastsQuery,
  BroadcastsView,
  BroadcastView,
  toBroadcastView,
  toListedBroadcastView,
  toThreadView,
} from './broadcasts.dto';

/** Messages from administrators to the students who allow messages from their college. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college/broadcasts')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class BroadcastsController {
  constructor(
    private readonly sendBroadcast: SendBroadcast,
    private readonly listBroadcasts: ListBroadcasts,
    private readonly listAnswers: ListAnswers,
    private readonly answerBroadcast: AnswerBroadcast,
  ) {}

  /**
   * Sends a message to all students whose level for the college is `messages` or `named`, at most once in 14 days. If the college has another administrator, they must approve the message first. The recipients stay anonymous.
   */
  @TakesIdempotencyKey()
  @Post()
  @ApiCreatedResponse({ type: BroadcastView })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  @ApiConflictResponse({ description: 'admin-analytics.broadcast-too-soon or admin-analytics.broadcast-waiting' })
  async send(@CurrentUser() { id }: SignedInUser, @Body() body: BroadcastBody): Promise<BroadcastView> {
    return toBroadcastView(await this.sendBroadcast.execute(id, body));
  }

  /** Returns the messages of the college, and when it can send the next one. */
  @Get()
  @ApiOkResponse({ type: BroadcastsView })
  async list(
    @CurrentUser() { id }: SignedInUser,
    @Query() { limit, before }: BroadcastsQuery,
  ): Promise<BroadcastsView> {
    const { rows, ...rest } = await this.listBroadcasts.execute(id, { limit, before: before ?? null });
    return { ...rest, rows: rows.map(toListedBroadcastView) };
  }

  /** Approves the message of a colleague, and sends it. */
  @Post(':id/approve')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: BroadcastView })
  @ApiForbiddenResponse({ description: 'admin-analytics.own-broadcast, or not a verified administrator' })
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found' })
  @ApiConflictResponse({ description: 'admin-analytics.broadcast-decided' })
  async approve(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<BroadcastView> {
    return toBroadcastView(await this.sendBroadcast.approve(by, id));
  }

  /** Declines the message of a colleague. It is never sent. */
  @Post(':id/decline')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'admin-analytics.own-broadcast, or not a verified administrator' })
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found' })
  @ApiConflictResponse({ description: 'admin-analytics.broadcast-decided' })
  decline(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.sendBroadcast.end(by, id, 'declined');
  }

  /** Withdraws your message while it's waiting for approval. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'admin-analytics.not-own-broadcast, or not a verified administrator' })
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found' })
  @ApiConflictResponse({ description: 'admin-analytics.broadcast-decided' })
  withdraw(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.sendBroadcast.end(by, id, 'withdrawn');
  }

  /** The answers of students. Only students who answered are named. */
  @Get(':id/answers')
  @ApiOkResponse({
    type: [AnswerThreadView],
    headers: { Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } } },
  })
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found' })
  async answers(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Query() { limit, after }: BroadcastAnswersQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnswerThreadView[]> {
    const { threads, nextAfter } = await this.listAnswers.execute(by, id, { limit, after: after ?? 0 });
    if (nextAfter !== null) sendNextLink(request, response, { limit, after: nextAfter });
    return threads.map(toThreadView);
  }

  /** Replies to a student who answered. */
  @Post(':id/answers/:studentId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'content is invalid' })
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found: also if the student hasn’t answered' })
  @ApiConflictResponse({ description: 'admin-analytics.student-unsubscribed' })
  @ApiTooManyRequestsResponse({ description: 'More than 100 replies in a day' })
  async writeBack(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Param('studentId', IdPipe) studentId: number,
    @Body() { content }: BroadcastAnswerBody,
  ): Promise<void> {
    await this.answerBroadcast.answerAsCollege(by, id, studentId, content);
  }
}
