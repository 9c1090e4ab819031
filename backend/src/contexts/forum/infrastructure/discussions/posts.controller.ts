import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
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
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { SearchDiscussions } from '../../application/discussions/search-discussions';
import { ShowDiscussions } from '../../application/discussions/show-discussions';
import { DeletePost, EditPost, WritePost } from '../../application/discussions/write-post';
import {
  ForumPostBody,
  ForumPostChanges,
  ListPostsQuery,
  ShowPostQuery,
  ForumPost,
  ForumPostDetail,
  ListedForumPost,
  toForumPostDetail,
  toListedForumPost,
  toForumPost,
} from './posts.dto';

const NEXT_LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Discussions of the forum. */
@ApiTags('forum')
@Controller('forum/posts')
export class PostsController {
  constructor(
    private readonly showDiscussions: ShowDiscussions,
    private readonly searchDiscussions: SearchDiscussions,
    private readonly writePost: WritePost,
    private readonly editPost: EditPost,
    private readonly deletePost: DeletePost,
  ) {}

  /** Discussions, newest activity first. Visitors see no authors and can’t search or filter by their own activity. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [ListedForumPost], headers: NEXT_LINK_HEADER })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async list(
    @Query() { q, offset, after, ...query }: ListPostsQuery,
    @Viewer() viewer: SignedInUser | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedForumPost[]> {
    if (q && viewer) {
      const found = await this.searchDiscussions.execute({ ...query, q, offset }, viewer.id);
      if (found.nextOffset !== null) sendNextLink(request, response, { offset: found.nextOffset });
      return found.items.map(toListedForumPost);
    }
    const filter = viewer || query.filter === 'unanswered' ? query.filter : undefined;
    const { items, next } = await this.showDiscussions.listPosts(
      { ...query, filter, after: after ?? null },
      viewer?.id ?? null,
    );
    if (next) sendNextLink(request, response, { after: `${next.at}-${next.id}-${next.hasReplies ? 1 : 0}` });
    return items.map(toForumPost);
  }

  /** One discussion with its replies, oldest first. Doesn’t count a view. */
  @Public()
  @Get(':id')
  @ApiOkResponse({ type: ForumPostDetail, headers: NEXT_LINK_HEADER })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  async show(
    @Param('id', IdPipe) id: number,
    @Query() page: ShowPostQuery,
    @Viewer() viewer: SignedInUser | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ForumPostDetail> {
    const reader = viewer?.id ?? null;
    const { post, answer, replies } = await this.showDiscussions.getPostWithReplies(id, page, reader);
    if (replies.hasMore) sendNextLink(request, response, { after: replies.items.at(-1)!.id, limit: page.limit });
    return toForumPostDetail(post, answer, replies.items);
  }

  /** Starts a discussion. On their first day people can start three. */
  @SignedIn()
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: ForumPost })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({ description: 'identity.confirm-your-email; admin-analytics.not-verified' })
  @ApiTooManyRequestsResponse({ description: 'forum.first-day-limit, or too many in a day' })
  async write(
    @CurrentUser() { id, role }: SignedInUser,
    @Body() { title, content, tags, collegeId, anonymous }: ForumPostBody,
  ): Promise<ForumPost> {
    const by = { id, role, isAnonymous: anonymous ?? false };
    const postId = await this.writePost.execute({ by, title, content, tags, collegeId: collegeId ?? null });
    return toForumPost(await this.showDiscussions.getPost(postId, id));
  }

  /** Edits your discussion. Moderators can see the earlier text. */
  @SignedIn()
  @Patch(':id')
  @ApiOkResponse({ type: ForumPost })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({ description: 'forum.not-your-post' })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  @ApiConflictResponse({ description: 'forum.agreed-text' })
  async edit(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: ForumPostChanges,
  ): Promise<ForumPost> {
    await this.editPost.execute({ id, by, changes });
    return toForumPost(await this.showDiscussions.getPost(id, by));
  }

  /** Deletes your discussion. Replies stay visible below a note that it was removed. */
  @SignedIn()
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'forum.not-your-post' })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  @ApiConflictResponse({ description: 'forum.agreed-text' })
  async remove(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.deletePost.execute({ id, by });
  }
}
