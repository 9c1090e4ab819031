import { Module, type Provider } from '@nestjs/common';
import { EditReview, WithdrawReview, WriteReview } from './application/reviews/write-review';
import { ModerateReview } from './application/reviews/moderate-review';
import { ReviewReader, ReviewUpvotes, Reviews } from './application/reviews/ports/reviews';
import { ReplyToReview, WithdrawReply, UpvoteReview } from './application/reviews/answer-review';
import { ShowReviews } from './application/reviews/show-reviews';
import { CatalogueModule } from './catalogue.module';
import { ReviewAnswersController } from './infrastructure/reviews/review-answers.controller';
import { ReviewsController } from './infrastructure/reviews/reviews.controller';
import { SqlReviewReader } from './infrastructure/reviews/sql-review-reader';
import { SqlReviewUpvotes, TypeormReviews } from './infrastructure/reviews/typeorm-reviews';
import { PeopleModule } from './people.module';

const useCases = [
  ShowReviews,
  WriteReview,
  EditReview,
  WithdrawReview,
  ModerateReview,
  UpvoteReview,
  ReplyToReview,
  WithdrawReply,
];

const adapters: Provider[] = [
  { provide: Reviews, useClass: TypeormReviews },
  { provide: ReviewUpvotes, useClass: SqlReviewUpvotes },
  { provide: ReviewReader, useClass: SqlReviewReader },
];

/** Reviews of colleges, upvotes and replies. */
@Module({
  imports: [CatalogueModule, PeopleModule],
  controllers: [ReviewsController, ReviewAnswersController],
  providers: [...useCases, ...adapters],
  exports: [ModerateReview, Reviews, ReviewReader, ReviewUpvotes],
})
export class ReviewsModule {}
