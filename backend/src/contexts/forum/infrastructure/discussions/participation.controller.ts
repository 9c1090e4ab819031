import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { ForOperators, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { MarkAnswer } from '../../application/discussions/mark-answer';
import { ParticipateInDiscussions } from '../../application/discussions/participate';
import { DiscussionReader } from '../../application/discussions/ports/discussions';
import { SearchDiscussions } from '../../application/discussions/search-discussions';
import { MarkAnswerBody, SimilarQuery, EarlierText, ForumTag, PostViews, SimilarForumPost } from './posts.dto';

const MAX_TAGS = 20;
const MAX_VERSIONS = 50;

/** Actions of members on discussions other than writing; all are idempotent. */
@ApiTags('forum')
@SignedIn()
@Controller('forum')
export class ParticipationController {
  constructor(
    private readonly participate: ParticipateInDiscussions,
    private readonly markAnswer: MarkAnswer,
    private readonly searchDiscussions: SearchDiscussions,
    private readonly reader: DiscussionReader,
  ) {}

  /** Saves a discussion for later. */
  @Put('posts/:id/save')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  save(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.participate.setPostSaved(by, id, true);
  }

  /** Removes a discussion from your saved discussions. */
  @Delete('posts/:id/save')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  unsave(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.participate.setPostSaved(by, id, false);
  }

  /** Subscribes the person to notifications of replies. */
  @Put('posts/:id/subscription')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  subscribe(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.participate.setSubscribed(by, id, true);
  }

  /** Unsubscribes; replying later does not subscribe the person again. */
  @Delete('posts/:id/subscription')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  unsubscribe(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.participate.setSubscribed(by, id, false);
  }

  /** Marks a reply as the answer to your discussion, in place of an earlier mark. */
  @Put('posts/:id/answer')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'forum.not-your-post' })
  @ApiNotFoundResponse({ description: 'forum.post-not-found, forum.reply-not-found' })
  answer(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) postId: number,
    @Body() { replyId }: MarkAnswerBody,
  ): Promise<void> {
    return this.markAnswer.execute({ postId, by, replyId });
  }

  /** Removes the mark. */
  @Delete('posts/:id/answer')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'forum.not-your-post' })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  removeAnswer(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) postId: number): Promise<void> {
    return this.markAnswer.execute({ postId, by, replyId: null });
  }

  /** Counts a view, once for each person and day. */
  @Post('posts/:id/views')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: PostViews })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  async view(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<PostViews> {
    return { views: await this.participate.recordView(by, id) };
  }

  /** Records that you opened the forum. The dashboard counts only newer activity as new. */
  @Put('visit')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  visit(@CurrentUser() { id: by }: SignedInUser): Promise<void> {
    return this.participate.recordVisit(by);
  }

  /** Discussions with a similar title, for suggestions while typing. */
  @Get('similar')
  @ApiOkResponse({ type: [SimilarForumPost] })
  @ApiTooManyRequestsResponse({ description: 'Too many searches in a minute' })
  async similar(
    @CurrentUser() { id: by }: SignedInUser,
    @Query() { title }: SimilarQuery,
  ): Promise<SimilarForumPost[]> {
    return [...(await this.searchDiscussions.listSimilarPosts(title, by))];
  }

  /** The most used tags. */
  @Get('tags')
  @ApiOkResponse({ type: [ForumTag] })
  async tags(): Promise<ForumTag[]> {
    return [...(await this.reader.listPopularTags(MAX_TAGS))];
  }
}

/** Earlier texts of discussions and replies, for operators only. */
@ApiTags('moderation')
@ForOperators()
@Controller('forum')
export class TextHistoryController {
  constructor(private readonly reader: DiscussionReader) {}

  /** Earlier texts of a discussion, newest first. */
  @Get('posts/:id/history')
  @ApiOkResponse({ type: [EarlierText] })
  ofPost(@Param('id', IdPipe) id: number): Promise<EarlierText[]> {
    return this.#listEarlierTexts('post', id);
  }

  /** Earlier texts of a reply, newest first. */
  @Get('replies/:id/history')
  @ApiOkResponse({ type: [EarlierText] })
  ofReply(@Param('id', IdPipe) id: number): Promise<EarlierText[]> {
    return this.#listEarlierTexts('reply', id);
  }

  async #listEarlierTexts(type: 'post' | 'reply', id: number): Promise<EarlierText[]> {
    const versions = await this.reader.listEarlierVersions({ type, id }, MAX_VERSIONS);
    return versions.map((version) => ({ ...version, tags: version.tags && [...version.tags] }));
  }
}
