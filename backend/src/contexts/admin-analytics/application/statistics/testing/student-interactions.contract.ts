import type { ConsentLevel } from '../../../domain/activity/consent';
import type { Interaction } from '../../../domain/interactions/college-interaction';
import type { Period } from '../../../../../shared/domain/weeks';
import type { Consents } from '../../activity/ports/activity-log';
import type { Interactions } from '../../interactions/ports/college-interactions';
import type { StudentInteractions, StudentWithInteractions } from '../ports/student-interactions';

const DAY = 24 * 60 * 60 * 1_000;
const END = new Date('2026-03-30T00:00:00Z');
const daysBeforeEnd = (days: number): Date => new Date(END.getTime() - days * DAY);
const PERIOD: Period = { start: daysBeforeEnd(28), end: END };
const SINCE = daysBeforeEnd(90);

/** Contract tests for every reader of students' interactions, in PostgreSQL or in memory. */
export function describeStudentInteractions(
  name: string,
  open: () => Promise<{
    readonly studentInteractions: StudentInteractions;
    readonly interactions: Interactions;
    readonly consents: Consents;
  }>,
): void {
  describe(`the interactions of students in ${name}`, () => {
    let studentInteractions: StudentInteractions;
    let interactions: Interactions;
    let consents: Consents;
    let events = 0;
    beforeEach(async () => ({ studentInteractions, interactions, consents } = await open()));

    const addInteraction = (userId: number | null, occurredAt: Date, changes: Partial<Interaction> = {}) =>
      interactions.save([
        {
          eventId: `event-${++events}`,
          collegeId: 1,
          userId,
          type: 'save',
          source: null,
          seconds: null,
          occurredAt,
          ...changes,
        },
      ]);
    const consent = (userId: number, level: ConsentLevel, at: Date, expiresAt: Date | null = null, collegeId = 1) =>
      consents.update({ studentId: userId, collegeId }, (consent) =>
        consent.choose({ level, expiresAt }, { isAdult: true }, at),
      );
    const usersOf = (found: readonly Pick<StudentWithInteractions, 'userId'>[]) =>
      found.map(({ userId }) => userId).sort((one, other) => one - other);
    const listAnonymousIds = async (page = { after: 0, limit: 9 }) =>
      (await studentInteractions.listAnonymous(1, { since: SINCE, until: END }, page)).map(({ userId }) => userId);
    const listNamedIds = async (now = END, since = SINCE) =>
      usersOf(await studentInteractions.listNamed(1, { since, until: END }, now));

    it('list colleges with an interaction in the period, sorted and page by page', async () => {
      for (const collegeId of [9, 4, 7, 4]) await addInteraction(7, daysBeforeEnd(1), { collegeId });
      await addInteraction(null, daysBeforeEnd(28), { collegeId: 2 });
      await addInteraction(7, END, { collegeId: 5 });
      await addInteraction(7, new Date(daysBeforeEnd(28).getTime() - 1), { collegeId: 6 });
      const page = (after: number, limit: number) => studentInteractions.listColleges(PERIOD, { after, limit });

      expect(await page(0, 9)).toEqual([2, 4, 7, 9]);
      expect([await page(0, 2), await page(4, 2), await page(9, 2)]).toEqual([[2, 4], [7, 9], []]);
    });

    it('count views by everyone in the period', async () => {
      const view = (userId: number | null, at: Date, collegeId = 1) =>
        addInteraction(userId, at, { type: 'view', collegeId });
      await consents.saveCountedInStatistics(8, false, daysBeforeEnd(60));
      await consent(7, 'named', daysBeforeEnd(60));
      for (const userId of [7, 8, null]) await view(userId, daysBeforeEnd(1));
      await view(7, PERIOD.start);
      await view(7, END);
      await view(7, new Date(PERIOD.start.getTime() - 1));
      await view(7, daysBeforeEnd(1), 2);
      await view(7, daysBeforeEnd(1), 3);
      await addInteraction(7, daysBeforeEnd(1));

      const views = [1, 2, 4].map((collegeId) => studentInteractions.countViews(collegeId, PERIOD));
      expect(await Promise.all(views)).toEqual([4, 1, 0]);
    });

    it('contain each student’s interactions with the college', async () => {
      await addInteraction(7, daysBeforeEnd(1), { type: 'view', source: 'search', seconds: 42 });
      await addInteraction(8, daysBeforeEnd(2));
      await addInteraction(7, daysBeforeEnd(3), { type: 'contact' });
      await addInteraction(7, daysBeforeEnd(1), { collegeId: 2 });
      await addInteraction(7, daysBeforeEnd(1), { collegeId: 3 });
      await addInteraction(null, daysBeforeEnd(1));
      const found = await studentInteractions.listAnonymous(1, { since: SINCE, until: END }, { after: 0, limit: 9 });
      const own = found.find(({ userId }) => userId === 7)!;

      expect(found.map(({ collegeId, userId }) => `${collegeId} ${userId}`)).toEqual(['1 7', '1 8']);
      expect([...own.interactions].sort((one, other) => one.id - other.id)).toEqual([
        { id: expect.any(Number), type: 'view', source: 'search', seconds: 42, at: daysBeforeEnd(1) },
        { id: expect.any(Number), type: 'contact', source: null, seconds: null, at: daysBeforeEnd(3) },
      ]);
    });

    it('are sorted by student, page by page', async () => {
      for (const userId of [9, 7, 8, 7]) await addInteraction(userId, daysBeforeEnd(1));

      expect(await listAnonymousIds({ after: 0, limit: 2 })).toEqual([7, 8]);
      expect(await listAnonymousIds({ after: 8, limit: 2 })).toEqual([9]);
      expect(await listAnonymousIds({ after: 9, limit: 2 })).toEqual([]);
    });

    it('include the start of the interval and exclude its end', async () => {
      await addInteraction(7, SINCE);
      await addInteraction(8, new Date(SINCE.getTime() - 1));
      await addInteraction(9, new Date(END.getTime() - 1));
      await addInteraction(10, END);

      expect(await listAnonymousIds()).toEqual([7, 9]);
    });

    it('exclude students who do not want to be counted', async () => {
      await addInteraction(7, daysBeforeEnd(1));
      await consent(7, 'named', daysBeforeEnd(2));
      await addInteraction(8, daysBeforeEnd(1));
      for (const userId of [7, 8]) await consents.saveCountedInStatistics(userId, false, daysBeforeEnd(1));
      expect([await listAnonymousIds(), await listNamedIds()]).toEqual([[], []]);
      for (const userId of [7, 8]) await consents.saveCountedInStatistics(userId, true, END);

      expect([await listAnonymousIds(), await listNamedIds()]).toEqual([[8], [7]]);
    });

    it('exclude students who share their name with this college from the anonymous ones', async () => {
      for (const userId of [7, 8, 9, 10]) await addInteraction(userId, daysBeforeEnd(1));
      await consent(7, 'named', daysBeforeEnd(2));
      await consent(8, 'messages', daysBeforeEnd(2));
      await consent(9, 'named', daysBeforeEnd(2), null, 2);
      await consent(10, 'none', daysBeforeEnd(2));

      expect([await listAnonymousIds(), await listNamedIds()]).toEqual([[8, 9, 10], [7]]);
    });

    it('exclude students who shared their name at any time in between from the anonymous ones', async () => {
      for (const userId of [7, 8, 9, 10, 11]) await addInteraction(userId, daysBeforeEnd(1));
      await consent(7, 'named', END);
      await consent(8, 'named', daysBeforeEnd(9), daysBeforeEnd(3));
      await consent(9, 'named', daysBeforeEnd(9));
      await consent(9, 'none', daysBeforeEnd(1));
      await consent(10, 'named', new Date(SINCE.getTime() - 2 * DAY), new Date(SINCE.getTime() + 1));
      await consent(10, 'messages', daysBeforeEnd(1));
      await consent(11, 'named', daysBeforeEnd(9));
      await consent(11, 'none', daysBeforeEnd(2));
      await consent(11, 'messages', daysBeforeEnd(1));

      expect(await listAnonymousIds()).toEqual([7]);
    });

    it('include students who stopped sharing their name before in the anonymous ones', async () => {
      const earlier = new Date(SINCE.getTime() - DAY);
      for (const userId of [7, 8, 9]) await addInteraction(userId, daysBeforeEnd(1));
      await consent(7, 'named', earlier, SINCE);
      await consent(8, 'named', earlier);
      await consent(8, 'none', SINCE);
      await consent(9, 'named', earlier, SINCE);
      await consent(9, 'messages', daysBeforeEnd(1));

      expect(await listAnonymousIds()).toEqual([7, 8, 9]);
    });

    it('include a student in the named ones until the consent ends', async () => {
      await addInteraction(7, daysBeforeEnd(1));
      await consent(7, 'named', daysBeforeEnd(2), END);

      expect([await listNamedIds(new Date(END.getTime() - 1)), await listNamedIds(END)]).toEqual([[7], []]);
    });

    it('exclude a student who shares their name again after an expired consent from the anonymous ones', async () => {
      await addInteraction(7, daysBeforeEnd(1));
      await consent(7, 'named', daysBeforeEnd(20), daysBeforeEnd(10));
      await consent(7, 'named', new Date(END.getTime() + DAY));

      expect(await listAnonymousIds()).toEqual([]);
    });

    it('contain all interactions of the given time at this college only, in the named ones', async () => {
      await consent(7, 'named', daysBeforeEnd(2));
      await addInteraction(7, SINCE, { type: 'contact' });
      await addInteraction(7, new Date(SINCE.getTime() - 1));
      await addInteraction(7, daysBeforeEnd(1), { collegeId: 2 });
      await addInteraction(7, daysBeforeEnd(1), { type: 'view', seconds: 61 });
      await addInteraction(7, END, { type: 'rsvp' });
      const [own, ...others] = await studentInteractions.listNamed(1, { since: SINCE, until: END }, END);

      expect(others).toEqual([]);
      expect(own!.interactions.map(({ type, seconds }) => [type, seconds]).sort()).toEqual([
        ['contact', null],
        ['view', 61],
      ]);
    });
  });
}
