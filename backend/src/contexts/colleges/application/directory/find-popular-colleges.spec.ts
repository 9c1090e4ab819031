import { CollegeViews } from '../../../../shared/application/most-viewed-colleges';
import { FindPopularColleges } from './find-popular-colleges';
import { CollegeReader, type CollegeView } from './ports/college-reader';

class CountedViews extends CollegeViews {
  asked: { since: Date; byAtLeast: number; most: number }[] = [];
  broken = false;
  ids: number[] = [];

  async mostViewed(since: Date, byAtLeast: number, most: number): Promise<readonly number[]> {
    this.asked.push({ since, byAtLeast, most });
    if (this.broken) throw new Error('no connection');
    return this.ids;
  }

  interested(): never {
    throw new Error('Only the most viewed colleges are asked for');
  }
}

/** Knows of each popular college its id, and fills up with -1. */
class IdsOnly extends CollegeReader {
  popular(ids: readonly number[], most: number): Promise<readonly CollegeView[]> {
    const shown = [...ids, ...Array<number>(most).fill(-1)].slice(0, most);
    return Promise.resolve(shown.map((id) => ({ id }) as CollegeView));
  }
  search = (): never => this.notAsked();
  featured = (): never => this.notAsked();
  count = (): never => this.notAsked();
  byId = (): never => this.notAsked();

  private notAsked(): never {
    throw new Error('Only popular colleges are asked for');
  }
}

describe('finding popular colleges', () => {
  let now: Date;
  let views: CountedViews;
  let popular: FindPopularColleges;
  beforeEach(() => {
    now = new Date('2026-03-31T12:00:00Z');
    views = new CountedViews();
    popular = new FindPopularColleges(views, new IdsOnly(), { now: () => now });
  });

  const shown = async (): Promise<number[]> => (await popular.execute()).map(({ id }) => id);

  it('shows the three that at least ten people looked at within thirty days', async () => {
    views.ids = [5, 4];
    expect(await shown()).toEqual([5, 4, -1]);
    expect(views.asked).toEqual([{ since: new Date('2026-03-01T12:00:00Z'), byAtLeast: 10, most: 3 }]);
  });

  it('counts once an hour, however many ask', async () => {
    await Promise.all([shown(), shown()]);
    now = new Date('2026-03-31T12:59:59Z');
    await shown();
    expect(views.asked).toHaveLength(1);
    views.ids = [6];
    now = new Date('2026-03-31T13:00:00Z');
    expect(await shown()).toEqual([6, -1, -1]);
    expect(views.asked).toHaveLength(2);
  });

  it('counts again at once after it could not', async () => {
    views.broken = true;
    await expect(shown()).rejects.toThrow('no connection');
    views.broken = false;
    expect(await shown()).toEqual([-1, -1, -1]);
  });
});
