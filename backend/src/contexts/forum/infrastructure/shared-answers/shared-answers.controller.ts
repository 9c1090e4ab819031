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
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
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

const NOT_FOUND_DESCRIPTION = 'forum.shared-answer-not-found: also for others, and after the connection ends';
const CHANGED_DESCRIPTION = 'forum.shared-answer-changed (version), forum.shared-answer-closed';

/** Questions and answers from a conversation that are published once both sides agree. */
@ApiTags('forum')
@SignedIn()
@Controller('forum/shared-answers')
export class SharedAnswersController {
  constructor(
    private readonly suggestAnswer: SuggestAnswer,
    private readonly decideOnAnswer: DecideOnAnswer,
    private readonly listSharedAnswers: ListSharedAnswers,
  ) {}

  /** Suggests a question and its answer. The author of the text agrees automatically, unless the text contains names. */
  @TakesIdempotencyKey()
  @Post()
  @ApiCreatedResponse({ type: SharedAnswerView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiNotFoundResponse({ description: 'forum.not-connected: not a connected student and alum' })
  @ApiConflictResponse({ description: 'forum.too-many-suggestions' })
  @ApiTooManyRequestsResponse({ description: 'Too many suggestions or edits in a day' })
  async suggest(@CurrentUser() { id: by }: SignedInUser, @Body() body: SharedAnswerBody): Promise<SharedAnswerView> {
    return this.#getView(by, await this.suggestAnswer.execute({ by, ...body }));
  }

  /** The open and published suggestions of a conversation, newest first, at most 20. */
  @Get()
  @ApiOkResponse({ type: [SharedAnswerView] })
  async list(
    @CurrentUser() { id: viewer }: SignedInUser,
    @Query() { withUserId }: ListSharedAnswersQuery,
  ): Promise<SharedAnswerView[]> {
    const shown = await this.listSharedAnswers.execute(viewer, withUserId);
    return shown.map((one) => toSharedAnswer(one, viewer));
  }

  /** Edits the text. The other person must agree again. */
  @Patch(':id')
  @ApiOkResponse({ type: SharedAnswerView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({ description: CHANGED_DESCRIPTION })
  @ApiTooManyRequestsResponse({ description: 'Too many suggestions or edits in a day' })
  async edit(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, title, question, answer }: SharedAnswerChanges,
  ): Promise<SharedAnswerView> {
    await this.decideOnAnswer.edit({ by, id }, { title, question, answer }, version);
    return this.#getView(by, id);
  }

  /** Agrees to the text. Once both people agree, it is published in the forum without their names. */
  @Post(':id/agreement')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: SharedAnswerView })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiConflictResponse({ description: `${CHANGED_DESCRIPTION}, forum.names-not-confirmed` })
  async agree(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, namesConfirmed }: AgreementBody,
  ): Promise<SharedAnswerView> {
    await this.decideOnAnswer.agree({ by, id }, { version, namesConfirmed: namesConfirmed ?? false });
    return this.#getView(by, id);
  }

  /** Declines a suggestion, or withdraws a published answer, which deletes the discussion. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'forum.shared-answer-not-found: also for others' })
  end(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.decideOnAnswer.declineOrWithdraw({ by, id });
  }

  async #getView(viewer: number, id: number): Promise<SharedAnswerView> {
    return toSharedAnswer(await this.listSharedAnswers.getSharedAnswer(viewer, id), viewer);
  }
}
