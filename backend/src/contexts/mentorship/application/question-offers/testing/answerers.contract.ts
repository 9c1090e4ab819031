import type { AlumniProfileChanges } from '../../../domain/profile-fields/alumni-details';
import type { Answerers } from '../ports/answerers';

const [ADA, BEN, CARA, DEVI] = [11, 12, 13, 14];
const NOON = new Date('2026-03-01T12:00:00.000Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

export type AnswererStudies = Required<Pick<AlumniProfileChanges, 'collegeId' | 'major' | 'location'>>;

export interface OpenAnswerers {
  readonly answerers: Answerers;
  /** Saves the profile of an alum who wants to mentor students and can be found. */
  saveProfile(userId: number, studies: AnswererStudies): Promise<void>;
}

const BIOLOGIST: AnswererStudies = { collegeId: 101, major: 'Biology', location: 'Portland, ME' };

/** Contract tests for every store of alumni who answer open questions. */
export function describeAnswerers(name: string, open: () => Promise<OpenAnswerers>): void {
  describe(`alumni for open questions in ${name}`, () => {
    let opened: OpenAnswerers;
    let answerers: Answerers;
    beforeEach(async () => ({ answerers } = opened = await open()));
    const list = async (key: string, without: readonly number[] = [], limit = 10) =>
      (await answerers.listLongestWaiting(key, without, limit)).map(({ userId }) => userId);

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
      expect(await answerers.listLongestWaiting('program:2601', [BEN, CARA], 10)).toEqual([
        { userId: DEVI, minutesUsed: 0, minutesGiven: null, lastOfferedAt: null },
        { userId: ADA, minutesUsed: 0, minutesGiven: null, lastOfferedAt: later(2) },
      ]);
    });

    it('keep the time of the last offer when the profile changes', async () => {
      await opened.saveProfile(ADA, BIOLOGIST);
      await answerers.noteOffered([ADA], NOON);
      await opened.saveProfile(ADA, { ...BIOLOGIST, collegeId: 102 });
      const [found] = await answerers.listLongestWaiting('college:102', [], 1);
      expect(found).toMatchObject({ userId: ADA, lastOfferedAt: NOON });
    });

    it('ignore offers to unknown people', async () => {
      await answerers.noteOffered([999], NOON);
      await answerers.noteOffered([], NOON);
      expect(await list('college:101')).toEqual([]);
    });
  });
}
