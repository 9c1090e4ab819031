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
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { EditReview, WithdrawReview, WriteReview } from '../../application/reviews/write-review';
import { ShowReviews } from '../../application/reviews/show-reviews';
import type { PersonId } from '../../domain/catalogue/ids';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';
import { ListReviewsQuery, Review, ReviewBody, ReviewChanges, ReviewSummary, ReviewSummaryQuery } from './reviews.dto';

@ApiTags('reviews')
@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly showReviews: ShowReviews,
    private readonly writeReview: WriteReview,
    private readonly editReview: EditReview,
    private readonly withdrawReview: WithdrawReview,
  ) {}

  /** Reviews of one college, or of all. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [Review], headers: TOTAL_COUNT_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  async list(
    @Query() { college, collegeId, rating, order, ...page }: ListReviewsQuery,
    @Viewer() viewer: SignedInUser | null,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly Review[]> {
    const query = { collegeName: college, collegeId, rating, order, page };
    return sendPage(request, response, await this.showReviews.execute(query, toPersonId(viewer)), page);
  }

  /** Number of reviews, and their average rating once there are enough. */
  @Public()
  @Get('summary')
  @ApiOkResponse({ type: ReviewSummary })
  summary(@Query() { college, collegeId }: ReviewSummaryQuery): Promise<ReviewSummary> {
    return this.showReviews.getSummary({ collegeName: college, collegeId });
  }

  /** Reviews a college. Each person can review a college once. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: Review })
  @ApiBadRequestResponse({
    description: 'One or more fields are invalid (`errors` lists them), or the name doesn’t match exactly one college',
  })
  @ApiForbiddenResponse({ description: 'platform.not-allowed (role), identity.confirm-your-email' })
  @ApiConflictResponse({ description: 'colleges.already-reviewed' })
  @ApiTooManyRequestsResponse({ description: 'Too many reviews in a day' })
  async write(@CurrentUser() { id }: SignedInUser, @Body() form: ReviewBody): Promise<Review> {
    return this.showReviews.get(await this.writeReview.execute(id as PersonId, form), id as PersonId);
  }

  /** Changes your review. */
  @SignedIn()
  @Patch(':id')
  @ApiOkResponse({ type: Review })
  @ApiForbiddenResponse({ description: 'colleges.not-your-review' })
  @ApiNotFoundResponse({ description: 'colleges.review-not-found' })
  async edit(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: ReviewChanges,
  ): Promise<Review> {
    await this.editReview.execute({ id, by: by as PersonId, changes });
    return this.showReviews.get(id, by as PersonId);
  }

  /** Deletes your review with its votes and its reply. */
  @SignedIn()
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiForbiddenResponse({ description: 'colleges.not-your-review' })
  @ApiNotFoundResponse({ description: 'colleges.review-not-found' })
  async withdraw(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.withdrawReview.execute({ id, by: by as PersonId });
  }
}

const toPersonId = (viewer: SignedInUser | null): PersonId | null => (viewer?.id ?? null) as PersonId | null;
