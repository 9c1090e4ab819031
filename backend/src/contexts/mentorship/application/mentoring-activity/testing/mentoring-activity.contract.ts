import type { ReplyRecords } from '../../reply-times/ports/reply-times';
import type { MentoringActivity } from '../ports/mentoring-activity';
import type { FinishedPair, HeldMeeting } from './in-memory-mentoring-activity';

const PERIOD = { start: new Date('2026-02-02T00:00:00.000Z'), end: new Date('2026-03-02T00:00:00.000Z') };
const [ADA, LOU] = [11, 12];
const [ROBIN, KIM] = [1, 2];
const [BOWDOIN, COLBY] = [101, 102];
const ALL = { after: 0, limit: 10 };
/** A time in the period, some hours after its start. */
const at = (hours: number): Date => new Date(PERIOD.start.getTime() + hours * 3_600_000);

export interface OpenMentoringActivity {
  readonly activity: MentoringActivity;
  readonly records: ReplyRecords;
  addMeeting(meeting: HeldMeeting): Promise<void>;
  addFinished(pair: FinishedPair): Promise<void>;
}

/** Contract tests for every store of what students and alumni did together. */
export function describeMentoringActivity(name: string, open: () => Promise<OpenMentoringActivity>): void {
  describe(`mentoring in ${name}`, () => {
    let opened: OpenMentoringActivity;
    let activity: MentoringActivity;
    beforeEach(async () => ({ activity } = opened = await open()));
    const ask = async (
      alumId: number,
      askerId: number,
      hours: number,
      answered: number | null,
      collegeId = BOWDOIN,
      isOpenQuestion = false,
    ) => {
      await opened.records.add(
        { alumId, askerId, askedAt: at(hours), collegeId, isOpenQuestion },
        answered === null ? null : at(answered),
      );
    };
    const meet = (hostId: number, attendeeId: number, hours: number, change: Partial<HeldMeeting> = {}) =>
      opened.addMeeting({
        hostId,
        attendeeId,
        startTime: at(hours),
        endTime: at(hours + 1),
        outcome: null,
        helped: null,
        ...change,
      });
    const listAskers = () => activity.listAskers(BOWDOIN, PERIOD, ALL);

    it('lists the colleges whose alumni were asked in the period', async () => {
      await ask(ADA, ROBIN, 1, null, COLBY);
      await ask(ADA, KIM, 1, null, BOWDOIN);
      await ask(LOU, KIM, -1, 5, 103);
      expect(await activity.listColleges(PERIOD, ALL)).toEqual([BOWDOIN, COLBY]);
      expect(await activity.listColleges(PERIOD, { after: BOWDOIN, limit: 1 })).toEqual([COLBY]);
    });

    it('lists students with the time to each answer before the end of the period', async () => {
      await ask(LOU, ROBIN, 1, 2);
      await ask(ADA, ROBIN, 2, null);
      await ask(ADA, ROBIN, 400, 10_000);
      await ask(ADA, KIM, 3, 4);
      await ask(LOU, KIM, 3, 4, COLBY);
      const none = { hasMet: false, wasHelped: false };
      expect(await listAskers()).toEqual([
        { studentId: ROBIN, seconds: [3_600, null, null], ...none },
        { studentId: KIM, seconds: [3_600], ...none },
      ]);
      expect(await activity.listAskers(BOWDOIN, PERIOD, { after: ROBIN, limit: 1 })).toMatchObject([
        { studentId: KIM },
      ]);
    });

    it('leaves out open questions, which can be anonymous', async () => {
      await ask(ADA, ROBIN, 1, 2, BOWDOIN, true);
      expect([await listAskers(), await activity.listColleges(PERIOD, ALL)]).toEqual([[], []]);
    });

    it.each<[string, () => Promise<void>, boolean]>([
      ['with an alum who answered', () => meet(ADA, ROBIN, 5), true],
      ['hosted by the student', () => meet(ROBIN, ADA, 5), true],
      ['that both say happened', () => meet(ADA, ROBIN, 5, { outcome: 'happened' }), true],
      ['that did not happen', () => meet(ADA, ROBIN, 5, { outcome: 'no-show' }), false],
      ['before the answer', () => meet(ADA, ROBIN, 1), false],
      ['after the period', () => meet(ADA, ROBIN, 2_000), false],
      ['with someone else', () => meet(LOU, ROBIN, 5), false],
    ])('counts a meeting %s', async (_, add, hasMet) => {
      await ask(ADA, ROBIN, 1, 2);
      await add();
      expect(await listAskers()).toMatchObject([{ hasMet, wasHelped: false }]);
    });

    it('counts what helped, and those who finished', async () => {
      for (const [alumId, askerId] of [
        [ADA, ROBIN],
        [ADA, KIM],
        [LOU, 3],
        [LOU, 4],
      ] as const) {
        await ask(alumId, askerId, 1, 2);
      }
      await meet(ADA, ROBIN, 5, { helped: true });
      await meet(ADA, KIM, 7, { helped: false });
      await opened.addFinished({ studentId: 3, alumId: LOU, finishedAt: at(9) });
      await opened.addFinished({ studentId: 4, alumId: LOU, finishedAt: at(2_000) });
      expect((await listAskers()).map(({ studentId, wasHelped }) => [studentId, wasHelped])).toEqual([
        [ROBIN, true],
        [KIM, false],
        [3, true],
        [4, false],
      ]);
    });
  });
}
