import { Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { BlockAuthor } from '../../application/discussions/block-author';

const CONFLICT_DESCRIPTION = 'forum.anonymous-author (the same for all anonymous authors), forum.author-gone';

/** Blocks authors who are known to the caller only by what they wrote in the forum. */
@ApiTags('forum')
@SignedIn()
@Controller('forum')
export class AuthorBlocksController {
  constructor(private readonly blockAuthor: BlockAuthor) {}

  /** Blocks the author of a discussion. They aren’t notified. */
  @Post('posts/:id/author-block')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'forum.own-text' })
  @ApiNotFoundResponse({ description: 'forum.post-not-found' })
  @ApiConflictResponse({ description: CONFLICT_DESCRIPTION })
  ofPost(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.blockAuthor.execute({ by, type: 'post', id });
  }

  /** Blocks the author of a reply. They aren’t notified. */
  @Post('replies/:id/author-block')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'forum.own-text' })
  @ApiNotFoundResponse({ description: 'forum.reply-not-found, forum.post-not-found' })
  @ApiConflictResponse({ description: CONFLICT_DESCRIPTION })
  ofReply(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.blockAuthor.execute({ by, type: 'reply', id });
  }
}
