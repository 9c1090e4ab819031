import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
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
import { AnswerBroadcast } from '../../application/broadcasts/answer-broadcast';
import { ReadCollegeInbox } from '../../application/broadcasts/read-broadcasts';
import { BroadcastAnswerBody, BroadcastsQuery, CollegeMessageView, toCollegeMessageView } from './broadcasts.dto';

/** What colleges wrote to the signed-in student. Colleges can't see who receives or reads it. */
@ApiTags('messages')
@SignedIn({ roles: ['student'] })
@Controller('college-messages')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed: students only' })
export class CollegeMessagesController {
  constructor(
    private readonly inbox: ReadCollegeInbox,
    private readonly answerBroadcast: AnswerBroadcast,
  ) {}

  /** Newest first. */
  @Get()
  @ApiOkResponse({
    type: [CollegeMessageView],
    headers: { Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } } },
  })
  async list(
    @CurrentUser() { id }: SignedInUser,
    @Query() { limit, before }: BroadcastsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CollegeMessageView[]> {
    const { items, nextBefore } = await this.inbox.execute(id, { limit, before: before ?? null });
    if (nextBefore !== null) sendNextLink(request, response, { limit, before: nextBefore });
    return items.map(toCollegeMessageView);
  }

  /** Marks a message as read, only for yourself. */
  @Put(':id/read')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found' })
  markRead(@CurrentUser() { id: userId }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.inbox.markRead(userId, id);
  }

  /** Answers a message. The administrators of the college read it with your name. */
  @Post(':id/answers')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'content is invalid' })
  @ApiForbiddenResponse({ description: 'admin-analytics.answer-not-for-minors, or not a student' })
  @ApiNotFoundResponse({ description: 'admin-analytics.broadcast-not-found' })
  @ApiTooManyRequestsResponse({ description: 'More than 100 answers in a day' })
  async answer(
    @CurrentUser() { id: userId }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { content }: BroadcastAnswerBody,
  ): Promise<void> {
    await this.answerBroadcast.answerAsStudent(userId, id, content);
  }
}
