import type { AlumniProfileChanges } from '../../../domain/profile-fields/alumni-details';
import type { Answerers } from '../ports/answerers';
import { answererKeys } from '../../../domain/matching/answerer-keys';
import { type Answerer, compareWaiting } from '../../../domain/question-offers/question-offers';
import type { AnswererMinutes } from './in-memory-answerers';

const [ADA, BEN, CARA, DEVI] = [11, 12, 13, 14];
const NOON = new Date('2026-03-01T12:00:00.000Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

export type AnswererStudies = Required<Pick<AlumniProfileChanges, 'collegeId' | 'major' | 'location'>> &
  Pick<AlumniProfileChanges, 'transferredFromCollegeId'>;

export interface OpenAnswerers {
  readonly answerers: Answerers;
  /** Saves the profile of an alum who wants to mentor students and can be found. */
  saveProfile(userId: number, studies: AnswererStudies): Promise<void>;
  saveMinutes(userId: number, minutes: AnswererMinutes): Promise<void>;
}

const BIOLOGIST: AnswererStudies = { collegeId: 101, major: 'Biology', location: 'Portland, ME' };

/** Contract tests for every store of alumni who answer open questions. */
export function describeAnswerers(name: string, open: () => Promise<OpenAnswerers>): void {
  describe(`alumni for open questions in ${name}`, () => {
    let opened: OpenAnswerers;
    let answerers: Answerers;
    beforeEach(async () => ({ answerers } = opened = await open()));
    const list = async (key: string, without: readonly number[] = [], limit = 10) =>
      (await answerers.listLongestWaiting(key, without, NOON, limit)).map(({ userId }) => userId);

    it('are found by college, program, both, and state', async () => {
      await opened.saveProfile(ADA, BIOLOGIST);
      await opened.saveProfile(BEN, { collegeId: 102, major: 'Biology and Chemistry', location: null });
      await opened.saveProfile(CARA, { collegeId: null, major: 'Something else', location: 'Maine' });
      expect(await list('college:101')).toEqual([ADA]);
      expect(await list('program:2601')).toEqual([ADA, BEN]);
      expect(await list('program:4005')).toEqual([BEN]);
      expect(await list('college-and-program:101:2601')).toEqual([ADA]);
      expect(await list('college-and-program:101:4005')).toEqual([]);
      expect(await list('state:ME')).toEqual([ADA, CARA]);
    });

    it('are found by the college from which they transferred', async () => {
      await opened.saveProfile(ADA, { ...BIOLOGIST, transferredFromCollegeId: 103 });
      expect(await list('transferred:103')).toEqual([ADA]);
      expect(await list('college:103')).toEqual([]);
      await opened.saveProfile(ADA, { ...BIOLOGIST, transferredFromCollegeId: null });
      expect(await list('transferred:103')).toEqual([]);
    });

    it('are found only by the latest profile', async () => {
      await opened.saveProfile(ADA, BIOLOGIST);
      await opened.saveProfile(ADA, { ...BIOLOGIST, collegeId: 102 });
      expect(await list('college:101')).toEqual([]);
      expect(await list('college:102')).toEqual([ADA]);
    });

    it('are listed by the time of their last offer, then by ID', async () => {
      for (const userId of [DEVI, CARA, BEN, ADA]) await opened.saveProfile(userId, BIOLOGIST);
      await answerers.noteOffered([ADA], later(2));
      await answerers.noteOffered([CARA, BEN], later(1));
      expect(await list('college:101')).toEqual([DEVI, BEN, CARA, ADA]);
      expect(await list('college:101', [BEN], 2)).toEqual([DEVI, CARA]);
      expect(await answerers.listLongestWaiting('program:2601', [BEN, CARA], NOON, 10)).toEqual([
        { userId: DEVI, minutesUsed: 0, minutesGiven: null, lastOfferedAt: null },
        { userId: ADA, minutesUsed: 0, minutesGiven: null, lastOfferedAt: later(2) },
      ]);
    });

    it('keep the time of the last offer when the profile changes', async () => {
      await opened.saveProfile(ADA, BIOLOGIST);
      await answerers.noteOffered([ADA], NOON);
      await opened.saveProfile(ADA, { ...BIOLOGIST, collegeId: 102 });
      const [found] = await answerers.listLongestWaiting('college:102', [], NOON, 1);
      expect(found).toMatchObject({ userId: ADA, lastOfferedAt: NOON });
    });

    it('have minutes for a question left this month, or no limit', async () => {
      for (const userId of [ADA, BEN, CARA, DEVI]) await opened.saveProfile(userId, BIOLOGIST);
      await opened.saveMinutes(ADA, { minutesGiven: 30, minutesUsed: 26, monthEndsAt: later(1) });
      await opened.saveMinutes(BEN, { minutesGiven: 30, minutesUsed: 25, monthEndsAt: later(1) });
      await opened.saveMinutes(CARA, { minutesGiven: null, minutesUsed: 500, monthEndsAt: later(1) });
      // A new month has started.
      await opened.saveMinutes(DEVI, { minutesGiven: 30, minutesUsed: 30, monthEndsAt: NOON });
      expect(await answerers.listLongestWaiting('college:101', [], NOON, 10)).toEqual([
        { userId: BEN, minutesUsed: 25, minutesGiven: 30, lastOfferedAt: null },
        { userId: CARA, minutesUsed: 500, minutesGiven: null, lastOfferedAt: null },
        { userId: DEVI, minutesUsed: 0, minutesGiven: 30, lastOfferedAt: null },
      ]);
    });

    it('are in the order of the domain, whatever their studies, minutes and offers', async () => {
      // Lehmer’s pseudorandom numbers: the same in every run.
      let state = 7;
      const upTo = (max: number) => (state = (state * 48_271) % 2_147_483_647) % (max + 1);
      const chance = (share: number) => upTo(999) < 1_000 * share;
      const one = <T>(values: readonly T[]): T => values[upTo(values.length - 1)]!;
      const majors = ['Biology', 'Chemistry', 'Biology and Chemistry', 'Unknown'];
      const alumni = Array.from({ length: 100 }, (_, n) => ({
        studies: {
          collegeId: chance(0.1) ? null : 101 + upTo(2),
          transferredFromCollegeId: chance(0.5) ? null : 104,
          major: one(majors),
          location: one(['Portland, ME', 'Reno, NV', null]),
        },
        answerer: {
          userId: n + 1,
          minutesUsed: 5 * upTo(6),
          minutesGiven: one([null, 20, 30]),
          lastOfferedAt: chance(0.3) ? null : later(1 + upTo(19)),
        } satisfies Answerer,
      }));
      for (const { studies, answerer } of alumni) {
        await opened.saveProfile(answerer.userId, studies);
        await opened.saveMinutes(answerer.userId, { ...answerer, monthEndsAt: later(1) });
        if (answerer.lastOfferedAt) await answerers.noteOffered([answerer.userId], answerer.lastOfferedAt);
      }
      for (const key of [
        'college:101',
        'program:2601',
        'program:4005',
        'college-and-program:102:2601',
        'transferred:104',
        'state:NV',
      ]) {
        const without = alumni.filter(() => chance(0.1)).map(({ answerer }) => answerer.userId);
        const expected = alumni
          .filter(({ studies }) => answererKeys(studies).includes(key))
          .map(({ answerer }) => answerer)
          .filter(({ userId, minutesGiven, minutesUsed }) =>
            minutesGiven === null || minutesGiven - minutesUsed >= 5 ? !without.includes(userId) : false,
          )
          .toSorted(compareWaiting);
        expect(expected.length).toBeGreaterThan(2);
        for (const limit of [3, 20]) {
          const found = await answerers.listLongestWaiting(key, without, NOON, limit);
          expect(found).toEqual(expected.slice(0, limit));
        }
      }
    });

    it('ignore offers to unknown people', async () => {
      await answerers.noteOffered([999], NOON);
      await answerers.noteOffered([], NOON);
      expect(await list('college:101')).toEqual([]);
    });
  });
}
