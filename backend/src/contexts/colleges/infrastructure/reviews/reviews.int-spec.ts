import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { FewColleges } from '../../application/testing/fakes';
import { InMemoryReviews, InMemoryUpvotes } from '../../application/reviews/testing/in-memory-reviews';
import { describeReviews } from '../../application/reviews/testing/reviews.contract';
import { addColleges } from '../catalogue/testing/two-colleges';
import { SqlReviewUpvotes, TypeormReviews } from './typeorm-reviews';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db);
});
afterEach(() => emptyTables(db, 'colleges.reviews'));

describeReviews('a Map', async () => {
  const reviews = new InMemoryReviews(new FewColleges());
  return { reviews, upvotes: new InMemoryUpvotes(reviews) };
});
describeReviews('PostgreSQL', async () => ({
  reviews: new TypeormReviews(unitOfWorkOn(db)),
  upvotes: new SqlReviewUpvotes(unitOfWorkOn(db)),
}));
