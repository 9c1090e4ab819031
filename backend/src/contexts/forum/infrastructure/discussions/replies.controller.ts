import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Patch, Post } from '@nestjs/common';
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
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { ShowDiscussions } from '../../application/discussions/show-discussions';
import { DeleteReply, EditReply, WriteReply } from '../../application/discussions/write-reply';
import { ForumReplyBody, ForumReplyChanges, ForumReply, toForumReply } from './replies.dto';

/** Replies to discussions. */
@ApiTags('forum')
@SignedIn()
@Controller('forum')
export class RepliesController {
  constructor(
    private readonly showDiscussions: ShowDiscussions,
    private readonly writeReply: WriteReply,
    private readonly editReply: EditReply,
    private readonly deleteReply: DeleteReply,
  ) {}

  /** Replies to a discussion and subscribes to it. On their first day people can write ten replies. */
  @Post('posts/:id/replies')
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: ForumReply })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({ description: 'identity.confirm-your-email; admin-analytics.not-verified' })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  @ApiTooManyRequestsResponse({ description: 'forum.first-day-limit, or too many in a day' })
  async write(
    @CurrentUser() { id, role }: SignedInUser,
    @Param('id', IdPipe) postId: number,
    @Body() { content, anonymous }: ForumReplyBody,
  ): Promise<ForumReply> {
    const by = { id, role, isAnonymous: anonymous ?? false };
    return toForumReply(
      await this.showDiscussions.getReplyView(await this.writeReply.execute({ by, postId, content }), id),
    );
  }

  /** Edits your reply. Moderators can see the earlier text. */
  @Patch('replies/:id')
  @ApiOkResponse({ type: ForumReply })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({ description: 'forum.not-your-reply' })
  @ApiNotFoundResponse({ description: 'forum.reply-not-found' })
  @ApiConflictResponse({ description: 'forum.agreed-text' })
  async edit(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { content }: ForumReplyChanges,
  ): Promise<ForumReply> {
    await this.editReply.execute({ id, by, content });
    return toForumReply(await this.showDiscussions.getReplyView(id, by));
  }

  /** Deletes your reply. */
  @Delete('replies/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'forum.not-your-reply' })
  @ApiNotFoundResponse({ description: 'forum.reply-not-found' })
  @ApiConflictResponse({ description: 'forum.agreed-text' })
  async remove(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.deleteReply.execute({ id, by });
  }
}
