import { UseCase } from '../../../../shared/application/use-case';
import { toByline, type Byline } from '../../domain/reviews/byline';
import type { PersonId } from '../../domain/catalogue/ids';
import { type CollegeReference, findCollegeIdsByReference, KnownColleges } from '../catalogue/ports/known-colleges';
import type { PageRequest } from '../directory/ports/college-reader';
import { People } from '../people/ports/people';
import { type ReviewOrder, ReviewReader, type ReviewRow, type ReviewSummaryView } from './ports/reviews';

export type ReviewView = Omit<ReviewRow, 'authorId' | 'isSample'> & Byline;

interface ReviewsQuery extends CollegeReference {
  readonly rating?: number;
  readonly order: ReviewOrder;
  readonly page: PageRequest;
}

/** Shows reviews with their authors, as far as the viewer can see them. */
@UseCase()
export class ShowReviews {
  constructor(
    private readonly reader: ReviewReader,
    private readonly colleges: KnownColleges,
    private readonly people: People,
  ) {}

  /** @param viewer null for a visitor */
  async execute({ rating, order, page, ...pointer }: ReviewsQuery, viewer: PersonId | null) {
    const colleges = await findCollegeIdsByReference(this.colleges, pointer);
    const { items, total } = await this.reader.list({ colleges, rating }, order, page, viewer);
    return { items: await this.#withBylines(items, viewer), total };
  }

  /** @throws ReviewNotFound */
  async get(id: number, viewer: PersonId | null): Promise<ReviewView> {
    const [review] = await this.#withBylines([await this.reader.get(id, viewer)], viewer);
    return review!;
  }

  async getSummary(pointer: CollegeReference): Promise<ReviewSummaryView> {
    return this.reader.getSummary({ colleges: await findCollegeIdsByReference(this.colleges, pointer) });
  }

  async #withBylines(rows: readonly ReviewRow[], viewer: PersonId | null): Promise<ReviewView[]> {
    const people = await this.people.findByIds(rows.flatMap(({ authorId }) => authorId ?? []));
    return rows.map(({ authorId, isSample, ...review }) => ({
      ...review,
      ...toByline(
        authorId === null ? undefined : people.get(authorId),
        { collegeId: review.collegeId, collegeName: review.collegeName, isSample },
        viewer === null,
      ),
    }));
  }
}
