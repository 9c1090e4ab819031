import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { VerificationExpired } from '../../domain/memberships/errors';
import type { PublishedStatistics } from '../../domain/statistics/suppression';
import {
  ADA,
  BEN,
  CARLA,
  WEEK_CLOSE,
  daysBefore,
  idRange,
  statisticsFixture,
  weeksAfter,
} from './testing/statistics-fixture';

const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;

describe('the statistics for an administrator', () => {
  it('have no data before the first close', async () => {
    const { did, show } = await statisticsFixture();
    await did(idRange(40), 'view');

    expect(await show()).toMatchObject({
      hasData: false,
      period: { start: daysBefore(28), end: WEEK_CLOSE, weeks: 4 },
      uniqueStudents: null,
      changes: { views: null, uniqueStudents: null, highIntent: null, avgSeconds: null },
      weeks: [],
      suppressed: true,
      k: 10,
    });
  });

  it('are those of the last closed period', async () => {
    const { did, close, publishedOf, show } = await statisticsFixture();
    await did(idRange(40), 'view');
    await did(idRange(12), 'save');
    await close();
    await did(idRange(90, 2_000), 'view', -0.01);

    expect(await show()).toMatchObject({
      ...(await publishedOf()),
      hasData: true,
      period: { start: daysBefore(28), end: WEEK_CLOSE, weeks: 4 },
      uniqueStudents: 40,
      k: 10,
    });
  });

  it('contain the period and minimum group used at the close, also after the operator changed them', async () => {
    const { did, close, people, rules, show } = await statisticsFixture();
    people.undergraduates.set(1, 700);
    await did(idRange(40), 'view');
    await close();
    rules.minGroup = 50;
    people.undergraduates.set(1, 7_000);

    expect(await show()).toMatchObject({ k: 10, uniqueStudents: 40, period: { start: daysBefore(84), weeks: 12 } });
  });

  it('contain the last thirteen closes, oldest first', async () => {
    const { did, close, show } = await statisticsFixture();
    await did(idRange(10), 'view', 3);
    for (let week = 0; week < 15; week += 1) {
      await did(idRange(10, 2_000), 'view', -7 * week - 1);
      await close(weeksAfter(week));
    }
    const { weeks } = await show();

    expect(weeks.map(({ closed }) => closed)).toEqual(Array.from({ length: 13 }, (_, n) => weeksAfter(n + 2)));
    expect(weeks[0]).toEqual({ closed: weeksAfter(2), views: 30, uniqueStudents: 20 });
  });

  describe('compare with the previous period', () => {
    it('in percent', async () => {
      const { did, close, show } = await statisticsFixture();
      await did(idRange(20), 'view', 30, { seconds: 100 });
      await did(idRange(30), 'view', 3, { seconds: 50 });
      await close(weeksAfter(-4));
      await close(weeksAfter(-1));
      await close();

      expect((await show()).changes).toEqual({ views: 50, uniqueStudents: 50, highIntent: null, avgSeconds: -50 });
    });

    it('only if both are published', async () => {
      const { did, close, show } = await statisticsFixture();
      await did(idRange(9), 'view', 30);
      await did(idRange(30), 'view', 3);
      await close(weeksAfter(-4));
      await close();

      expect((await show()).changes).toMatchObject({ views: null, uniqueStudents: null });
    });

    it('only if both have the same length', async () => {
      const { did, close, people, show } = await statisticsFixture();
      await did(idRange(30), 'view', 60);
      await did(idRange(20), 'view', 3);
      people.undergraduates.set(1, 1_500);
      await close(weeksAfter(-4));
      people.undergraduates.set(1, 2_500);
      await close();

      expect(await show()).toMatchObject({ uniqueStudents: 20, changes: { views: null, uniqueStudents: null } });
    });
  });

  describe('hide what could be inferred about individual students', () => {
    const hideableFigures = (of: PublishedStatistics) => [of.uniqueStudents, of.highIntent, of.actions[3]!.students];

    async function closedWeekFixture() {
      const fixture = await statisticsFixture();
      await fixture.did(idRange(40), 'view');
      await fixture.did(idRange(15), 'save');
      await fixture.close();
      return fixture;
    }

    it('when counted students start to share their names', async () => {
      const { consent, show } = await closedWeekFixture();
      expect(hideableFigures(await show())).toEqual([40, null, 15]);
      for (const userId of idRange(3)) await consent(userId, 'named');
      expect(hideableFigures(await show())).toEqual([40, null, 15]);

      await consent(1_003, 'named');
      expect(hideableFigures(await show())).toEqual([40, null, null]);
      for (const userId of idRange(25, 1_004)) await consent(userId, 'named');
      expect(await show()).toMatchObject({ uniqueStudents: null, views: null, hasData: true, suppressed: true });
      expect((await show()).weeks).toEqual([{ closed: WEEK_CLOSE, views: null, uniqueStudents: null }]);
    });

    it('permanently, also after they stop sharing', async () => {
      const { consent, show } = await closedWeekFixture();
      for (const userId of idRange(4)) await consent(userId, 'named');
      for (const userId of idRange(4)) await consent(userId, 'none');

      expect(hideableFigures(await show())).toEqual([40, null, null]);
    });

    it('when they share again after a consent that ended before the close', async () => {
      const { clock, close, consent, did, show } = await statisticsFixture();
      clock.at = daysBefore(140);
      for (const userId of idRange(4)) await consent(userId, 'named', daysBefore(135));
      clock.at = WEEK_CLOSE;
      await did(idRange(40), 'view');
      await did(idRange(15), 'save');
      await close();
      expect(hideableFigures(await show())).toEqual([40, null, 15]);
      for (const userId of idRange(4)) await consent(userId, 'named');

      expect(hideableFigures(await show())).toEqual([40, null, null]);
    });

    it('but nothing when students share with other colleges, or shared before the close', async () => {
      const { clock, close, consent, did, show } = await statisticsFixture();
      await did(idRange(44), 'view');
      await did(idRange(19), 'save');
      clock.at = daysBefore(1);
      for (const userId of idRange(4)) await consent(userId, 'named');
      clock.at = WEEK_CLOSE;
      await close();
      for (const userId of idRange(30, 1_004)) await consent(userId, 'named', null, 2);

      expect(hideableFigures(await show())).toEqual([40, null, 15]);
    });
  });

  it('are those of the administrator’s own college only', async () => {
    const { did, close, list, show, speakFor, consent } = await statisticsFixture();
    await did(idRange(40), 'view');
    await did(idRange(20), 'view', 3, { collegeId: 2 });
    await did(idRange(4), 'contact', 3);
    await did(idRange(4), 'contact', 3);
    await did(idRange(4), 'contact', 3);
    await speakFor(12, 2);
    await close();
    await consent(1_000, 'named');

    expect([(await show()).uniqueStudents, (await show(12)).uniqueStudents]).toEqual([40, 20]);
    expect([(await list()).rows.length, (await list(12)).rows.length]).toEqual([1, 0]);
  });

  it.each([
    ['waits to be verified', BEN],
    ['never asked', CARLA],
    ['does not exist', 999],
  ])('are refused to a user who %s', async (_, someone) => {
    const { did, close, list, show } = await statisticsFixture();
    await did(idRange(40), 'view');
    await close();

    await expect(show(someone)).rejects.toThrow(AdministratorNotVerified);
    await expect(list(someone)).rejects.toThrow(AdministratorNotVerified);
  });

  it('are refused after the verification expired or the membership ended', async () => {
    const { clock, list, memberships, show } = await statisticsFixture();
    clock.at = new Date(WEEK_CLOSE.getTime() + YEAR_MS);
    await expect(show()).rejects.toThrow(VerificationExpired);
    await expect(list()).rejects.toThrow(VerificationExpired);

    clock.at = WEEK_CLOSE;
    const [own] = await memberships.listByUser(ADA);
    own!.remove();
    await memberships.save(own!);
    await expect(show()).rejects.toThrow(AdministratorNotVerified);
    await expect(list()).rejects.toThrow(AdministratorNotVerified);
  });
});

describe('the students who share their name', () => {
  /** 24 points from three types of interaction. */
  async function addHighIntent(fixture: Awaited<ReturnType<typeof statisticsFixture>>, userId: number, daysAgo = 0.5) {
    await fixture.did([userId, userId], 'contact', daysAgo);
    await fixture.did([userId], 'rsvp', daysAgo);
    await fixture.did([userId], 'save', daysAgo);
  }

  it('are listed only with high intent, under a pseudonym, highest score first', async () => {
    const fixture = await statisticsFixture();
    const { consent, did, list, people } = fixture;
    people.traits.set(1, { state: 'MA', major: 'Biology' });
    await addHighIntent(fixture, 1, 2);
    await addHighIntent(fixture, 2);
    await did([1, 1], 'view', 9);
    await did([3], 'contact');
    await did([4, 4, 4, 4], 'contact', 0.5);
    for (const userId of [1, 2, 3, 4]) await consent(userId, 'named');

    expect(await list()).toEqual({
      rows: [
        { studentId: '1 at 1', location: 'MA', visits: 2, lastVisit: new Date('2026-03-16T00:00:00Z'), score: 25.4 },
        { studentId: '2 at 1', location: null, visits: 0, lastVisit: null, score: 23.2 },
      ],
      more: null,
    });
  });

  it('are the ones who currently share it with this college', async () => {
    const fixture = await statisticsFixture();
    const { clock, consent, consents, list } = fixture;
    for (const userId of [1, 2, 3, 4, 5, 6]) await addHighIntent(fixture, userId);
    await consent(1, 'named', daysBefore(-1));
    await consent(2, 'named');
    await consent(3, 'messages');
    await consent(4, 'named', null, 2);
    await consent(5, 'named');
    await consents.saveCountedInStatistics(5, false);
    const listed = async () => (await list()).rows.map(({ studentId }) => studentId).sort();
    expect(await listed()).toEqual(['1 at 1', '2 at 1']);

    await consent(2, 'none');
    expect(await listed()).toEqual(['1 at 1']);
    clock.at = daysBefore(-1);
    expect(await listed()).toEqual([]);
  });

  it('have the visits of the days that count until the next close', async () => {
    const fixture = await statisticsFixture();
    const { clock, consent, did, list } = fixture;
    clock.at = new Date(WEEK_CLOSE.getTime() + 18 * 60 * 60 * 1_000);
    await addHighIntent(fixture, 1);
    // An hour before the days that aren't deleted before the next close.
    await did([1], 'view', 83 + 1 / 24);
    await did([1], 'view', 83);
    await did([1], 'view', 83, { collegeId: 2 });
    await consent(1, 'named');

    expect((await list()).rows).toMatchObject([{ visits: 1, lastVisit: new Date('2026-01-05T00:00:00Z') }]);
  });

  it('leave out students who are suspended or closing their account', async () => {
    const fixture = await statisticsFixture();
    const { consent, list, people } = fixture;
    for (const userId of [1, 2]) {
      await addHighIntent(fixture, userId);
      await consent(userId, 'named');
    }
    people.away.add(1);
    expect((await list()).rows.map(({ studentId }) => studentId)).toEqual(['2 at 1']);
  });

  it('stay the same until the next close, whatever they do', async () => {
    const fixture = await statisticsFixture();
    const { clock, consent, did, list } = fixture;
    await addHighIntent(fixture, 1);
    await addHighIntent(fixture, 2, -6);
    for (const userId of [1, 2]) await consent(userId, 'named');
    const closed = await list();
    expect(closed.rows.map(({ studentId }) => studentId)).toEqual(['1 at 1']);

    for (const type of ['view', 'forum_post', 'contact', 'save'] as const) await did([1], type, -0.5);
    clock.at = daysBefore(-6.9);
    expect(await list()).toEqual(closed);

    clock.at = daysBefore(-7);
    const { rows } = await list();
    expect(rows.map(({ studentId }) => studentId)).toEqual(['1 at 1', '2 at 1']);
    expect(rows[0]!.score).toBeGreaterThan(closed.rows[0]!.score);
  });

  it('are listed with the number of other students, if it is published', async () => {
    const fixture = await statisticsFixture();
    const { close, consent, did, list, show } = fixture;
    await did(idRange(40), 'view');
    for (const userId of idRange(16)) await addHighIntent(fixture, userId, 1);
    await close();
    expect(await list()).toEqual({ rows: [], more: 15 });
    expect((await show()).highIntent).toBe(15);

    for (const userId of idRange(4)) await consent(userId, 'named');
    const { rows, more } = await list();
    expect([rows.length, more]).toEqual([4, null]);
  });
});
