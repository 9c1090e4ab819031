import { AccountHasClaimed } from '../../../domain/alumni-claims/errors';
import type { ConfirmedStudies } from '../../../domain/study-confirmations/study-confirmation';
import type { StudyConfirmations } from '../ports/study-confirmations';

const NOON = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-03T12:00:00Z');
const BEFORE = new Date('2026-03-01T12:00:00Z');
const ADA: ConfirmedStudies = {
  collegeId: 1,
  userId: 7,
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Example',
  graduationYear: 2015,
  major: 'Mathematics',
};

/** Contract tests for every store of questions about studies, in PostgreSQL or in memory. */
export function describeStudyConfirmations(name: string, open: () => Promise<StudyConfirmations>): void {
  describe(`questions about studies in ${name}`, () => {
    let confirmations: StudyConfirmations;
    beforeEach(async () => {
      confirmations = await open();
    });

    it('are asked once by each college', async () => {
      expect(await confirmations.saveQuestions(1, [8, 7], 10, NOON)).toEqual([7, 8]);
      expect(await confirmations.saveQuestions(1, [7, 8, 9], 10, LATER)).toEqual([9]);
      expect(await confirmations.saveQuestions(2, [7], 10, LATER)).toEqual([7]);
    });

    it('are asked to no more than allowed, and to the others later', async () => {
      expect(await confirmations.saveQuestions(1, [7, 8, 9], 2, NOON)).toEqual([7, 8]);
      expect(await confirmations.saveQuestions(1, [7, 8, 9], 2, NOON)).toEqual([9]);
      expect(await confirmations.saveQuestions(1, [7, 8, 9], 2, NOON)).toEqual([]);
    });

    it('are summarized for the college: how many people it can ask, and when it last asked', async () => {
      expect(await confirmations.summarize(1, [7, 8, 9], BEFORE)).toEqual({ canBeAsked: 3, lastAskedAt: null });
      await confirmations.saveQuestions(1, [7], 10, NOON);
      await confirmations.saveQuestions(1, [8], 10, LATER);
      await confirmations.saveQuestions(2, [9], 10, LATER);
      await confirmations.saveAnswer(7, 1, BEFORE, LATER);

      expect(await confirmations.summarize(1, [7, 8, 9], BEFORE)).toEqual({ canBeAsked: 1, lastAskedAt: LATER });
      expect(await confirmations.summarize(1, [], LATER)).toEqual({ canBeAsked: 0, lastAskedAt: null });
    });

    it('are listed for the person until they answer, the newest first', async () => {
      await confirmations.saveQuestions(1, [7, 8], 10, NOON);
      await confirmations.saveQuestions(2, [7], 10, LATER);
      expect(await confirmations.listOpen(7, BEFORE)).toEqual([
        { collegeId: 2, askedAt: LATER },
        { collegeId: 1, askedAt: NOON },
      ]);
      expect(await confirmations.saveAnswer(7, 2, BEFORE, LATER)).toBe(true);

      expect(await confirmations.listOpen(7, BEFORE)).toEqual([{ collegeId: 1, askedAt: NOON }]);
      expect(await confirmations.listOpen(8, BEFORE)).toHaveLength(1);
    });

    it('are answered once, only by the person who was asked, and in time', async () => {
      await confirmations.saveQuestions(1, [7], 10, NOON);

      expect(await confirmations.saveAnswer(8, 1, BEFORE, LATER)).toBe(false);
      expect(await confirmations.saveAnswer(7, 2, BEFORE, LATER)).toBe(false);
      expect(await confirmations.saveAnswer(7, 1, NOON, LATER)).toBe(false);
      expect(await confirmations.listOpen(7, NOON)).toEqual([]);
      expect(await confirmations.saveAnswer(7, 1, BEFORE, LATER)).toBe(true);
      expect(await confirmations.saveAnswer(7, 1, BEFORE, LATER)).toBe(false);
      expect(await confirmations.saveQuestions(1, [7], 10, LATER)).toEqual([]);
    });

    it('verify an account once, and an address of a college once', async () => {
      await confirmations.saveConfirmed(ADA, NOON);

      await expect(confirmations.saveConfirmed({ ...ADA, collegeId: 2 }, NOON)).rejects.toThrow(AccountHasClaimed);
      await expect(confirmations.saveConfirmed({ ...ADA, userId: 8 }, NOON)).rejects.toThrow(AccountHasClaimed);
      await confirmations.saveConfirmed({ ...ADA, userId: 8, email: 'ben@example.org' }, NOON);
    });
  });
}
