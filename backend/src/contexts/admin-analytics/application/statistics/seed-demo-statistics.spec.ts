import { SeedDemoStatistics } from './seed-demo-statistics';
import { statisticsFixture } from './testing/statistics-fixture';

const MANY = 100;

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

  it('are not replaced by later starts', async () => {
    const { snapshots, rules, clock } = await statisticsFixture();
    const seed = new SeedDemoStatistics(snapshots, rules, clock);
    await seed.execute(1);
    const before = await snapshots.listLatest(1, MANY);
    clock.at = new Date(clock.at.getTime() + 7 * 24 * 60 * 60 * 1_000);
    await seed.execute(1);

    expect(await snapshots.listLatest(1, MANY)).toEqual(before);
  });
});
