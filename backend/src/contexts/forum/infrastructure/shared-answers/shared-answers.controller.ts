import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { DecideOnAnswer } from '../../application/shared-answers/decide-on-answer';
import { ListSharedAnswers } from '../../application/shared-answers/list-shared-answers';
import { SuggestAnswer } from '../../application/shared-answers/suggest-answer';
import {
  AgreementBody,
  ListSharedAnswersQuery,
  SharedAnswerBody,
  SharedAnswerChanges,
  SharedAnswerView,
  toSharedAnswer,
} from './shared-answers.dto';

const NOT_FOUND =
  'forum.shared-answer-not-found: also for everyone but the two, and once they are not connected any more';
const CHANGED = 'forum.shared-answer-changed (version), forum.shared-answer-closed';

/** Questions and answers from a conversation, which are published once both sides agree. */
@ApiTags('forum')
@SignedIn()
@Controller('forum/shared-answers')
export class SharedAnswersController {
  constructor(
    private readonly suggestAnswer: SuggestAnswer,
    private readonly decideOnAnswer: DecideOnAnswer,
    private readonly listSharedAnswers: ListSharedAnswers,
  ) {}

  /** Suggests a question and its answer. The person who writes the text agrees to it, unless it has names in it. */
  @Post()
  @ApiCreatedResponse({ type: SharedAnswerView })
  @ApiBadRequestResponse({ description: 'Names every field at fault' })
  @ApiNotFoundResponse({ description: 'forum.not-connected: the two are not a student and an alum who are connected' })
  @ApiConflictResponse({ description: 'forum.too-many-suggestions' })
  @ApiTooManyRequestsResponse({ description: 'Too many in a day' })
  async suggest(@CurrentUser() { id: by }: SignedInUser, @Body() body: SharedAnswerBody): Promise<SharedAnswerView> {
    return this.#shown(by, await this.suggestAnswer.execute({ by, ...body }));
  }

  /** What the two suggest or have published, newest first, at most 20. */
  @Get()
  @ApiOkResponse({ type: [SharedAnswerView] })
  async list(
    @CurrentUser() { id: viewer }: SignedInUser,
    @Query() { withUserId }: ListSharedAnswersQuery,
  ): Promise<SharedAnswerView[]> {
    const shown = await this.listSharedAnswers.execute(viewer, withUserId);
    return shown.map((one) => toSharedAnswer(one, viewer));
  }

  /** Changes the text; the other side has to agree again. */
  @Patch(':id')
  @ApiOkResponse({ type: SharedAnswerView })
  @ApiBadRequestResponse({ description: 'Names every field at fault' })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: CHANGED })
  @ApiTooManyRequestsResponse({ description: 'Too many in a day' })
  async edit(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, title, question, answer }: SharedAnswerChanges,
  ): Promise<SharedAnswerView> {
    await this.decideOnAnswer.edit({ by, id }, { title, question, answer }, version);
    return this.#shown(by, id);
  }

  /** Agrees to the text. With the second agreement it is published in the forum; neither side is named. */
  @Post(':id/agreement')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SharedAnswerView })
  @ApiNotFoundResponse({ description: NOT_FOUND })
  @ApiConflictResponse({ description: `${CHANGED}, forum.names-not-confirmed` })
  async agree(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, namesConfirmed }: AgreementBody,
  ): Promise<SharedAnswerView> {
    await this.decideOnAnswer.agree({ by, id }, { version, namesConfirmed: namesConfirmed ?? false });
    return this.#shown(by, id);
  }

  /** Declines what is suggested; withdraws what is published, which deletes the discussion. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'forum.shared-answer-not-found: also for everyone but the two' })
  end(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.decideOnAnswer.end({ by, id });
  }

  async #shown(viewer: number, id: number): Promise<SharedAnswerView> {
    return toSharedAnswer(await this.listSharedAnswers.one(viewer, id), viewer);
  }
}
