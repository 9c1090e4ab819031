import { lastWeekClose } from '../../../../shared/domain/weeks';
import { SeedDemoStatistics } from './seed-demo-statistics';
import { statisticsFixture } from '../statistics/testing/statistics-fixture';

const MANY = 100;
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

describe('statistics of the demo college', () => {
  it('show in every week at least as many page views as visitors', async () => {
    const { snapshots, rules, clock } = await statisticsFixture();
    await new SeedDemoStatistics(snapshots, rules, clock).execute(1);
    const closes = await snapshots.listLatest(1, MANY);

    expect(closes).toHaveLength(13);
    for (const { published } of closes) {
      expect(published.uniqueStudents).not.toBeNull();
      expect(published.views).toBeGreaterThanOrEqual(published.uniqueStudents!);
    }
  });

  it('get the weeks that closed since the last start, while earlier ones stay', async () => {
    const { snapshots, rules, clock } = await statisticsFixture();
    const seed = new SeedDemoStatistics(snapshots, rules, clock);
    await seed.execute(1);
    await seed.execute(1);
    const before = await snapshots.listLatest(1, MANY);
    clock.at = new Date(clock.at.getTime() + 2 * WEEK_MS);
    await seed.execute(1);
    const after = await snapshots.listLatest(1, MANY);

    expect(before).toHaveLength(13);
    expect(after.slice(2)).toEqual(before);
    expect(after.slice(0, 2).every(({ published }) => published.uniqueStudents !== null)).toBe(true);
  });

  it('end with the last closed week after a long time without a start', async () => {
    const { snapshots, rules, clock } = await statisticsFixture();
    const seed = new SeedDemoStatistics(snapshots, rules, clock);
    await seed.execute(1);
    clock.at = new Date(clock.at.getTime() + 40 * WEEK_MS);
    await seed.execute(1);
    const closes = await snapshots.listLatest(1, MANY);

    expect(closes).toHaveLength(26);
    expect(closes[0]!.closed).toEqual(lastWeekClose(clock.at));
  });
});
