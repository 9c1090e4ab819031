import { type CollegeInterest, CollegeViews } from '../../../../shared/application/most-viewed-colleges';
import { CountPopularity } from './count-popularity';
import { Popularity } from './ports/popularity';

class KnownInterest extends CollegeViews {
  asked: { since: Date; byAtLeast: number }[] = [];

  mostViewed(): Promise<readonly number[]> {
    throw new Error('Only the interest is asked for');
  }

  async interested(since: Date, byAtLeast: number): Promise<readonly CollegeInterest[]> {
    this.asked.push({ since, byAtLeast });
    return [{ collegeId: 5, people: 12 }];
  }
}

class RememberedPopularity extends Popularity {
  interests: readonly CollegeInterest[] = [];

  async replaceWith(interests: readonly CollegeInterest[]): Promise<void> {
    this.interests = interests;
  }
}

describe('counting the popularity of colleges', () => {
  it('keeps how many people took an interest within 30 days, from ten people on', async () => {
    const [views, popularity] = [new KnownInterest(), new RememberedPopularity()];
    const now = () => new Date('2026-03-31T12:00:00Z');
    await new CountPopularity(views, popularity, { now }).execute();
    expect(views.asked).toEqual([{ since: new Date('2026-03-01T12:00:00Z'), byAtLeast: 10 }]);
    expect(popularity.interests).toEqual([{ collegeId: 5, people: 12 }]);
  });
});
