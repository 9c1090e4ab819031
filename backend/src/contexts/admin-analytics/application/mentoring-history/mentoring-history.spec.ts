import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { InMemoryConsents } from '../activity/testing/in-memory-activity';
import { membershipFixture } from '../memberships/testing/membership-fixture';
import { ADA, BEN, WEEK_CLOSE } from '../statistics/testing/statistics-fixture';
import { InMemorySnapshots } from '../statistics/testing/in-memory-statistics';
import { StubStatisticsPeople } from '../statistics/testing/stub-statistics-people';
import { StatisticsRules } from '../statistics/statistics-rules';
import { CloseMentoringWeek } from './close-mentoring-week';
import type { Asker } from './ports/mentoring-history';
import { ShowMentoringHistory } from './show-mentoring-history';
import { InMemoryMentoringSnapshots, StubMentoringSource } from './testing/in-memory-mentoring-history';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

async function fixture() {
  const { verify, request, clock, findOwnCollege } = membershipFixture();
  await verify('ada');
  await request.execute({ userId: BEN, at: clock.at });
  clock.at = new Date(WEEK_CLOSE.getTime() + 2 * HOUR_MS);
  const [consents, source, people, rules] = [
    new InMemoryConsents(),
    new StubMentoringSource(),
    new StubStatisticsPeople(),
    new StatisticsRules(10),
  ];
  const snapshots = new InMemoryMentoringSnapshots(consents);
  const show = new ShowMentoringHistory(findOwnCollege, snapshots, new InMemorySnapshots(consents), rules);
  const close = new CloseMentoringWeek(source, people, snapshots, rules, clock);
  return { clock, consents, source, people, show, close };
}

/** 40 students who asked college 1: 25 got an answer, 14 of them met, and no one said whether it helped. */
const someAskers = (change: Partial<Asker> = {}): Asker[] =>
  Array.from({ length: 40 }, (_, n) => ({
    studentId: n + 1,
    isMinor: false,
    seconds: [n < 25 ? 60 : null],
    hasMet: n < 14,
    wasHelped: false,
    ...change,
  }));

const SHOWN = {
  closed: WEEK_CLOSE,
  weeks: 4,
  requests: 40,
  students: 40,
  steps: [
    { step: 'answered', students: 25 },
    { step: 'met', students: 15 },
    { step: 'helped', students: null },
  ],
  repliesWithinDays: 1,
};

describe('the mentoring history of a college', () => {
  it('is closed every week, once', async () => {
    const { clock, source, show, close } = await fixture();
    expect(await show.execute(ADA)).toEqual({ k: 10, weeks: [] });
    source.askers.set(1, someAskers());
    expect(await close.execute()).toBe(1);
    source.askers.set(1, someAskers().slice(0, 15));
    await close.execute();
    expect(await show.execute(ADA)).toEqual({ k: 10, weeks: [SHOWN] });

    clock.at = new Date(clock.at.getTime() + 7 * DAY_MS);
    await close.execute();
    const { weeks } = await show.execute(ADA);
    expect(weeks.map(({ students }) => students)).toEqual([40, 15]);
  });

  it('covers twelve weeks at a small college', async () => {
    const { source, people, close } = await fixture();
    source.askers.set(1, someAskers()).set(2, someAskers());
    people.undergraduates.set(2, 1_500);
    await close.execute();
    const daysOf = (id: number) => {
      const { start, end } = source.periods.get(id)!;
      return (end.getTime() - start.getTime()) / DAY_MS;
    };
    expect([daysOf(1), daysOf(2)]).toEqual([28, 84]);
  });

  it('counts minors only in requests, and no one who switched it off', async () => {
    const { consents, source, show, close } = await fixture();
    source.askers.set(1, [
      ...someAskers(),
      ...someAskers({ isMinor: true }).map((one) => ({ ...one, studentId: one.studentId + 100 })),
    ]);
    for (let id = 36; id <= 40; id++) await consents.saveCountedInStatistics(id, false);
    await close.execute();
    expect((await show.execute(ADA)).weeks).toMatchObject([{ requests: 75, students: 35 }]);
  });

  it('leaves out who shared their name, and hides what would reveal the rest later', async () => {
    const { clock, consents, source, show, close } = await fixture();
    const share = (studentId: number, at: Date) =>
      consents.update({ studentId, collegeId: 1 }, (one) =>
        one.choose({ level: 'named', expiresAt: null }, { isAdult: true }, at),
      );
    for (let id = 36; id <= 40; id++) await share(id, new Date(WEEK_CLOSE.getTime() - DAY_MS));
    source.askers.set(1, someAskers());
    await close.execute();
    expect((await show.execute(ADA)).weeks).toMatchObject([{ students: 35, steps: [{ students: 25 }, {}, {}] }]);
    for (let id = 30; id <= 35; id++) await share(id, clock.at);
    expect((await show.execute(ADA)).weeks).toMatchObject([{ students: 35, steps: [{ students: null }, {}, {}] }]);
    for (let id = 5; id <= 29; id++) await share(id, clock.at);
    expect((await show.execute(ADA)).weeks).toMatchObject([{ requests: null, students: null }]);
  });

  it('is for verified administrators', async () => {
    const { show } = await fixture();
    await expect(show.execute(BEN)).rejects.toThrow(AdministratorNotVerified);
  });
});
