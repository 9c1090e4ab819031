import { WEEK_CLOSE, daysBefore, idRange, statisticsFixture, weeksAfter } from './testing/statistics-fixture';
import { InMemoryConsents } from '../activity/testing/in-memory-activity';
import { InMemoryInteractions } from '../interactions/testing/in-memory-interactions';
import { InMemorySnapshots, InMemoryStudentInteractions } from './testing/in-memory-statistics';
import { describeSnapshots } from './testing/snapshots.contract';
import { describeStudentInteractions } from './testing/student-interactions.contract';

async function stores() {
  const [interactions, consents] = [new InMemoryInteractions(), new InMemoryConsents()];
  const studentInteractions = new InMemoryStudentInteractions(interactions, consents);
  return { interactions, consents, studentInteractions, snapshots: new InMemorySnapshots(consents) };
}
describeStudentInteractions('memory', stores);
describeSnapshots('memory', stores);

describe('closing a week', () => {
  it('publishes the interactions of the four weeks before', async () => {
    const { did, close, people, snapshots } = await statisticsFixture();
    await did(idRange(20), 'view', 28);
    await did(idRange(12), 'save', 1 / 1_000);
    await did([null, null, null, null, null], 'view');
    for (const userId of idRange(20)) people.traits.set(userId, { state: userId < 1_010 ? 'MA' : 'NY', major: null });
    expect(await close()).toEqual({ closed: WEEK_CLOSE, colleges: 1 });

    const [snapshot] = await snapshots.listLatest(1, 2);
    expect(snapshot).toMatchObject({
      closed: WEEK_CLOSE,
      weeks: 4,
      k: 10,
      published: {
        views: 25,
        uniqueStudents: 20,
        avgSeconds: 60,
        actions: expect.arrayContaining([{ action: 'contact', students: null }]),
        sources: [{ name: 'search', students: 20, percent: 100 }],
        states: [
          { name: 'MA', students: 10, percent: 50 },
          { name: 'NY', students: 10, percent: 50 },
        ],
        majors: [{ name: 'not-stated', students: 20, percent: 100 }],
      },
    });
  });

  it('counts nothing from before the period or after the close', async () => {
    const { did, close, publishedOf } = await statisticsFixture();
    await did(idRange(20), 'view', 0);
    await did(idRange(20, 2_000), 'view', 28.001);
    await did(idRange(10, 3_000), 'view', 28);
    await close();

    expect(await publishedOf()).toMatchObject({ views: 10, uniqueStudents: 10 });
  });

  it('computes scores from the ninety days before the close', async () => {
    const { did, close, publishedOf } = await statisticsFixture();
    await did(idRange(40), 'view', 1);
    for (let n = 0; n < 40; n += 1) await did(idRange(15), 'contact', 60);
    await close();

    expect(await publishedOf()).toMatchObject({ uniqueStudents: 40, highIntent: 15 });
  });

  it('closes the last finished week, even if it runs late', async () => {
    const { did, close, clock, snapshots } = await statisticsFixture();
    await did(idRange(20), 'view');
    clock.at = daysBefore(-6.9);
    await close();
    expect((await snapshots.listLatest(1, 5)).map(({ closed }) => closed)).toEqual([WEEK_CLOSE]);

    await close(weeksAfter(1));
    expect((await snapshots.listLatest(1, 5)).map(({ closed }) => closed)).toEqual([weeksAfter(1), WEEK_CLOSE]);
  });

  it('does not change a closed week', async () => {
    const { did, close, log, publishedOf } = await statisticsFixture();
    await did(idRange(20), 'view');
    await close();
    const before = await publishedOf();
    for (const userId of idRange(15)) await log.deleteAll(userId, null);
    await did(idRange(60, 2_000), 'view', 1, { collegeId: 2 });
    await close();

    expect(await publishedOf()).toEqual(before);
    expect(await publishedOf(2)).toMatchObject({ uniqueStudents: 60 });
    await close(weeksAfter(1));
    expect(await publishedOf()).toMatchObject({ uniqueStudents: null });
  });

  it('excludes students who share their name with the college or did recently, and students who are not counted', async () => {
    const { did, close, clock, consent, consents, publishedOf } = await statisticsFixture();
    await did(idRange(22), 'view');
    clock.at = daysBefore(1);
    for (const userId of idRange(6)) await consent(userId, 'named');
    await consent(1_006, 'named', WEEK_CLOSE);
    await consent(1_007, 'named', null, 2);
    await consent(1_008, 'messages');
    for (const userId of [1_009, 1_010, 1_011, 1_012]) await consents.saveCountedInStatistics(userId, false);
    clock.at = WEEK_CLOSE;
    await consent(1_013, 'named');
    await close();

    // 22 minus seven who shared their name and four who aren't counted: 11, which is rounded.
    expect(await publishedOf()).toMatchObject({ uniqueStudents: 10, views: 20 });
    await close(weeksAfter(1));
    expect(await publishedOf()).toMatchObject({ uniqueStudents: 10 });
    await consents.saveCountedInStatistics(1_009, true);
    await consents.saveCountedInStatistics(1_010, true);
    await consents.saveCountedInStatistics(1_011, true);
    await close(weeksAfter(2));
    expect(await publishedOf()).toMatchObject({ uniqueStudents: 15 });
  });

  it('covers twelve weeks for a small college, and four for others', async () => {
    const { did, close, people, snapshots } = await statisticsFixture();
    people.undergraduates.set(1, 1_999).set(2, 2_000);
    for (const collegeId of [1, 2, 3]) await did(idRange(20), 'view', 84, { collegeId });
    await close();
    const [small, large, unknown] = await Promise.all([1, 2, 3].map((id) => snapshots.listLatest(id, 1)));

    expect(small).toMatchObject([{ weeks: 12, published: { uniqueStudents: 20 } }]);
    expect(large).toMatchObject([{ weeks: 4, published: { uniqueStudents: null, suppressed: true } }]);
    expect(unknown).toMatchObject([{ weeks: 4, published: { uniqueStudents: null } }]);
  });

  it('counts each college separately', async () => {
    const { did, close, people, publishedOf } = await statisticsFixture();
    people.undergraduates.set(3, 900);
    await did(idRange(10), 'view', 3, { collegeId: 1 });
    await did(idRange(30), 'view', 3, { collegeId: 2 });
    await did(idRange(20), 'view', 3, { collegeId: 3 });
    await did(idRange(9), 'view', 3, { collegeId: 4 });
    await close();
    const students = await Promise.all([1, 2, 3, 4].map(async (id) => (await publishedOf(id))?.uniqueStudents));

    expect(students).toEqual([10, 30, 20, null]);
  });

  it('covers every college, more than one page of them', async () => {
    const { did, close, publishedOf } = await statisticsFixture();
    for (let collegeId = 1; collegeId <= 120; collegeId += 1) await did(idRange(10), 'save', 3, { collegeId });

    expect(await close()).toEqual({ closed: WEEK_CLOSE, colleges: 120 });
    expect(await publishedOf(120)).toMatchObject({ uniqueStudents: 10 });
  });

  it('hides groups smaller than the operator’s minimum, and stores the minimum', async () => {
    const { did, close, rules, snapshots } = await statisticsFixture({ minGroup: 20 });
    await did(idRange(19), 'view');
    await close();
    expect(await snapshots.listLatest(1, 1)).toMatchObject([{ k: 20, published: { uniqueStudents: null } }]);

    rules.minGroup = 15;
    await close(weeksAfter(1));
    expect(await snapshots.listLatest(1, 1)).toMatchObject([{ k: 15, published: { uniqueStudents: 20 } }]);
  });

  it('stores nothing without interactions', async () => {
    const { close, did } = await statisticsFixture();
    await did(idRange(20), 'view', 85);

    expect(await close()).toEqual({ closed: WEEK_CLOSE, colleges: 0 });
  });
});
