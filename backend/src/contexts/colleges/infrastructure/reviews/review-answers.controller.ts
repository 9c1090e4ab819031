import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { ReplyToReview, WithdrawReply, UpvoteReview } from '../../application/reviews/answer-review';
import { ShowReviews } from '../../application/reviews/show-reviews';
import type { PersonId } from '../../domain/catalogue/ids';
import { ReplyBody, Review, ReviewVotes } from './reviews.dto';

/** Votes on a review and the college's reply. */
@ApiTags('reviews')
@SignedIn()
@Controller('reviews/:id')
export class ReviewAnswersController {
  constructor(
    private readonly showReviews: ShowReviews,
    private readonly upvoteReview: UpvoteReview,
    private readonly replyToReview: ReplyToReview,
    private readonly withdrawReply: WithdrawReply,
  ) {}

  /** Marks a review as helpful. Marking it again changes nothing. */
  @Put('upvote')
  @ApiOkResponse({ type: ReviewVotes })
  @ApiForbiddenResponse({ description: 'colleges.own-review' })
  @ApiNotFoundResponse({ description: 'colleges.review-not-found' })
  async upvote(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<ReviewVotes> {
    const upvotes = await this.upvoteReview.execute({ id, by: by as PersonId, helpful: true });
    return { upvotes, upvotedByMe: true };
  }

  /** Removes your helpful vote. Removing it again changes nothing. */
  @Delete('upvote')
  @ApiOkResponse({ type: ReviewVotes })
  @ApiForbiddenResponse({ description: 'colleges.own-review' })
  @ApiNotFoundResponse({ description: 'colleges.review-not-found' })
  async takeUpvoteBack(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<ReviewVotes> {
    const upvotes = await this.upvoteReview.execute({ id, by: by as PersonId, helpful: false });
    return { upvotes, upvotedByMe: false };
  }

  /** Writes the college's public reply, or edits it. */
  @TakesIdempotencyKey()
  @Post('reply')
  @ApiCreatedResponse({ type: Review })
  @ApiOkResponse({ type: Review, description: 'The existing reply was replaced' })
  @ApiBadRequestResponse({ description: 'The reply is empty or longer than 2,000 characters' })
  @ApiForbiddenResponse({ description: 'colleges.only-the-college-replies' })
  @ApiNotFoundResponse({ description: 'colleges.review-not-found' })
  async reply(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) reviewId: number,
    @Body() { content }: ReplyBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Review> {
    const isFirst = await this.replyToReview.execute({ reviewId, by: by as PersonId, content });
    if (!isFirst) response.status(HttpStatus.OK);
    return this.showReviews.get(reviewId, by as PersonId);
  }

  /** Deletes the college's reply. Deleting it again changes nothing. */
  @Delete('reply')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiForbiddenResponse({ description: 'colleges.only-the-college-replies' })
  @ApiNotFoundResponse({ description: 'colleges.review-not-found' })
  async removeReply(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) reviewId: number): Promise<void> {
    await this.withdrawReply.execute({ reviewId, by: by as PersonId });
  }
}
