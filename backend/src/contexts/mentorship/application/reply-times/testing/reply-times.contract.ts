import type { ReplyRecords, ReplyTimes } from '../ports/reply-times';

const MONDAY = new Date('2026-03-02T00:00:00.000Z');
const WEEK = { start: new Date('2026-02-23T00:00:00.000Z'), end: MONDAY };
const [ADA, LOU] = [11, 12];
const [ROBIN, KIM] = [1, 2];
const [BOWDOIN, COLBY] = [101, 102];
/** A time in the week, some hours after its start. */
const at = (hours: number): Date => new Date(WEEK.start.getTime() + hours * 3_600_000);

export interface OpenReplyTimes {
  readonly records: ReplyRecords;
  readonly times: ReplyTimes;
  /** Adds an alum to the finder. */
  addAlum(userId: number): Promise<void>;
  findOfAlum(userId: number): Promise<number | null>;
}

/** Contract tests for every store of reply times. */
export function describeReplyTimes(name: string, open: () => Promise<OpenReplyTimes>): void {
  describe(`reply times in ${name}`, () => {
    let opened: OpenReplyTimes;
    let records: ReplyRecords;
    let times: ReplyTimes;
    beforeEach(async () => ({ records, times } = opened = await open()));
    const ask = (alumId: number, askerId: number, hours: number, collegeId: number | null = BOWDOIN) =>
      records.add({ alumId, askerId, askedAt: at(hours), collegeId, isOpenQuestion: false }, null);
    const summarizeAda = async () => (await records.summarizeAlumni([ADA], WEEK)).get(ADA);
    const all = () => records.summarizeAll(WEEK);

    it('contain the time to the first answer, whatever follows it', async () => {
      await ask(ADA, ROBIN, 1);
      expect(await summarizeAda()).toBeUndefined();
      await records.decide({ alumId: ADA, askerId: ROBIN }, at(3), true);
      await records.decide({ alumId: ADA, askerId: ROBIN }, at(9), true);
      await records.decide({ alumId: ADA, askerId: ROBIN }, at(10), false);
      expect(await summarizeAda()).toEqual({
        requests: 1,
        answered: 1,
        askers: 1,
        answeredAskers: 1,
        medianSeconds: 7_200,
      });
    });

    it('count unanswered requests as longer than any answer', async () => {
      for (const [askerId, hours] of [
        [1, 2],
        [2, 30],
        [3, 5],
      ] as const) {
        await ask(ADA, askerId, 0);
        await records.decide({ alumId: ADA, askerId }, at(hours), askerId !== 2);
      }
      expect(await all()).toMatchObject({ requests: 3, answered: 2, answeredAskers: 2, medianSeconds: 5 * 3_600 });
      for (const askerId of [4, 5]) {
        await ask(ADA, askerId, 0);
        await records.decide({ alumId: ADA, askerId }, at(1), false);
      }
      expect(await all()).toMatchObject({ requests: 5, answered: 2, medianSeconds: null });
    });

    it('are decided once more when someone declined writes back or an answer is undone', async () => {
      const pair = { alumId: ADA, askerId: ROBIN };
      await ask(ADA, ROBIN, 0);
      await records.decide(pair, at(1), false);
      await records.decide(pair, at(2), true);
      expect(await all()).toMatchObject({ answered: 1, medianSeconds: 7_200 });
      await records.undo(pair, at(1));
      expect((await all()).answered).toBe(1);
      await records.undo(pair, at(2));
      expect((await all()).requests).toBe(0);
    });

    it('are separate for each request of the same people', async () => {
      const pair = { alumId: ADA, askerId: ROBIN };
      await ask(ADA, ROBIN, 0);
      await records.decide(pair, at(1), false);
      await ask(ADA, ROBIN, 2);
      await records.decide(pair, at(3), true);
      await ask(ADA, KIM, 2);
      await records.deleteOpen({ alumId: ADA, askerId: KIM });
      await records.deleteOpen(pair);
      await records.decide({ alumId: ADA, askerId: KIM }, at(5), true);
      expect(await all()).toMatchObject({ requests: 2, answered: 1, askers: 1, answeredAskers: 1 });
    });

    it('of a request stay separate from a later open question of the same people', async () => {
      const pair = { alumId: ADA, askerId: ROBIN };
      await ask(ADA, ROBIN, 0);
      await records.add({ ...pair, askedAt: at(1), collegeId: BOWDOIN, isOpenQuestion: true }, at(2));
      await records.decide(pair, at(3), true);
      expect(await all()).toMatchObject({ requests: 2, answered: 2 });
    });

    it('are added once with an answer', async () => {
      const asked = { alumId: ADA, askerId: ROBIN, askedAt: at(0), collegeId: null, isOpenQuestion: false };
      await records.add(asked, null);
      for (const hours of [1, 2]) await records.add(asked, at(hours));
      expect(await all()).toMatchObject({ requests: 1, answered: 1, medianSeconds: 3_600 });
    });

    it('are summarized by college and by alum, only of the period', async () => {
      await ask(ADA, ROBIN, 0, BOWDOIN);
      await ask(ADA, KIM, 0, COLBY);
      await ask(LOU, ROBIN, 0, null);
      await ask(LOU, KIM, 0, BOWDOIN);
      await records.decide({ alumId: ADA, askerId: ROBIN }, at(1), true);
      await records.decide({ alumId: ADA, askerId: KIM }, at(1), true);
      await records.decide({ alumId: LOU, askerId: ROBIN }, at(1), true);
      await records.decide({ alumId: LOU, askerId: KIM }, MONDAY, true);
      expect(await all()).toMatchObject({ requests: 3, askers: 2 });
      const listIds = async (after: number, limit: number) =>
        (await records.summarizeColleges(WEEK, { after, limit })).map(({ collegeId, requests }) => [
          collegeId,
          requests,
        ]);
      expect(await listIds(0, 10)).toEqual([
        [BOWDOIN, 1],
        [COLBY, 1],
      ]);
      expect([await listIds(0, 1), await listIds(BOWDOIN, 1)]).toEqual([[[BOWDOIN, 1]], [[COLBY, 1]]]);
      expect([...(await records.summarizeAlumni([ADA, LOU, 99], WEEK)).keys()].toSorted()).toEqual([ADA, LOU]);
    });

    it('of alumni are stored for those in the finder', async () => {
      for (const id of [LOU, ADA]) await opened.addAlum(id);
      expect(await times.listAlumniIds({ after: 0, limit: 10 })).toEqual([ADA, LOU]);
      expect(await times.listAlumniIds({ after: ADA, limit: 1 })).toEqual([LOU]);
      await times.saveAlumni([
        { id: ADA, repliesWithinDays: 0 },
        { id: 99, repliesWithinDays: 1 },
      ]);
      expect([await opened.findOfAlum(ADA), await opened.findOfAlum(LOU)]).toEqual([0, null]);
      await times.saveAlumni([{ id: ADA, repliesWithinDays: null }]);
      expect(await opened.findOfAlum(ADA)).toBeNull();
    });

    it('of colleges end with a week without them', async () => {
      const next = new Date('2026-03-09T00:00:00.000Z');
      const empty = { requests: null, answeredPercent: null, repliesWithinDays: null };
      await times.saveColleges(MONDAY, [
        { id: BOWDOIN, repliesWithinDays: 3 },
        { id: COLBY, repliesWithinDays: null },
      ]);
      await times.saveWeek({ closed: MONDAY, ...empty });
      expect([await times.findOfCollege(BOWDOIN), await times.findOfCollege(COLBY)]).toEqual([3, null]);
      await times.saveColleges(next, [{ id: COLBY, repliesWithinDays: 7 }]);
      expect([await times.findOfCollege(BOWDOIN), await times.findOfCollege(COLBY)]).toEqual([3, 7]);
      await times.saveWeek({ closed: next, ...empty });
      expect([await times.findOfCollege(BOWDOIN), await times.findOfCollege(COLBY)]).toEqual([null, 7]);
    });

    it('of weeks are stored once, and listed latest first', async () => {
      const first = { closed: WEEK.start, requests: 15, answeredPercent: 80, repliesWithinDays: 1 } as const;
      const second = { closed: MONDAY, requests: null, answeredPercent: null, repliesWithinDays: null };
      expect(await times.isClosed(MONDAY)).toBe(false);
      await times.saveWeek(first);
      await times.saveWeek(second);
      await times.saveWeek({ ...second, requests: 20 });
      expect(await times.isClosed(MONDAY)).toBe(true);
      expect(await times.listWeeks(10)).toEqual([second, first]);
      expect(await times.listWeeks(1)).toEqual([second]);
    });
  });
}
