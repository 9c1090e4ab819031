import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { CollegeNotFound } from '../../../domain/catalogue/errors';
import type { CollegeId, PersonId } from '../../../domain/catalogue/ids';
import { CollegeNotSaved, SavedCollege } from '../../../domain/saved-colleges/saved-college';
import type { SavedColleges } from '../ports/saved-colleges';
import { FSU, kim, hoursLater, MSU, NOON, robin } from '../../testing/fakes';

export interface OpenSavedColleges {
  readonly saved: SavedColleges;
  listEvents(): Promise<readonly DomainEvent[]>;
}

/** Contract tests for every store of saved colleges. Colleges 1 and 2 exist, 999,999 doesn't. */
export function describeSavedColleges(name: string, open: () => Promise<OpenSavedColleges>): void {
  describe(`saved colleges in ${name}`, () => {
    let lists: OpenSavedColleges;
    beforeEach(async () => (lists = await open()));
    const save = (user: PersonId, college: CollegeId, at = NOON) =>
      lists.saved.saveOnce(SavedCollege.save(`${user}-${college}-${at.getTime()}`, user, college, at));
    const listOf = async (user: PersonId) => (await lists.saved.listByUser(user)).map(({ id }) => id);

    it('are listed newest first', async () => {
      await save(robin, FSU, hoursLater(1));
      await save(robin, MSU, hoursLater(2));
      expect(await listOf(robin)).toEqual([MSU, FSU]);
      expect((await lists.saved.listByUser(robin))[0]).toMatchObject({ saved_at: hoursLater(2).toISOString() });
    });

    it('saved at the same time are listed by key, highest first', async () => {
      await save(robin, FSU);
      await save(robin, MSU);
      expect(await listOf(robin)).toEqual([FSU, MSU]);
    });

    it('are separate for each user', async () => {
      await save(robin, MSU);
      expect(await listOf(kim)).toEqual([]);
    });

    it('are listed once, with the time of the first save', async () => {
      await save(robin, MSU);
      expect(await save(robin, MSU, hoursLater(5))).toMatchObject({ savedAt: NOON });
      expect(await listOf(robin)).toEqual([MSU]);
    });

    it('emit one event per college', async () => {
      await save(robin, MSU);
      await save(robin, MSU, hoursLater(5));
      expect(await lists.listEvents()).toMatchObject([{ eventId: `${robin}-${MSU}-${NOON.getTime()}`, userId: robin }]);
    });

    it('emit another event when saved again after removal', async () => {
      await save(robin, MSU);
      await lists.saved.delete(robin, MSU);
      await save(robin, MSU, hoursLater(1));
      expect(await lists.listEvents()).toHaveLength(2);
    });

    it('are stored once for twenty concurrent requests', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, n) => save(robin, MSU, hoursLater(n))));
      expect(await listOf(robin)).toEqual([MSU]);
      expect(await lists.listEvents()).toHaveLength(1);
    });

    it('are removed once, and only the given one', async () => {
      await save(robin, MSU);
      await save(kim, MSU);
      await lists.saved.delete(robin, MSU);
      await lists.saved.delete(robin, MSU);
      expect([await listOf(robin), await listOf(kim)]).toEqual([[], [MSU]]);
    });

    it('are rejected for an unknown college, without an event', async () => {
      await expect(save(robin, 999_999 as CollegeId)).rejects.toThrow(CollegeNotFound);
      expect(await lists.listEvents()).toEqual([]);
    });

    const PLAN = { status: 'applied', deadline: '2027-01-15', note: 'Essay first\nThen the form' } as const;
    const plan = (user: PersonId, college: CollegeId) =>
      lists.saved.update({ userId: user, collegeId: college }, (saved) => saved.changePlan(PLAN));

    it('have the plan of their user, which another save keeps', async () => {
      await save(robin, MSU);
      await save(kim, MSU);
      await plan(robin, MSU);
      expect(await lists.saved.listByUser(robin)).toMatchObject([PLAN]);
      expect(await save(robin, MSU, hoursLater(1))).toMatchObject({ savedAt: NOON, ...PLAN });
      expect(await lists.saved.listByUser(kim)).toMatchObject([{ status: 'considering', deadline: null, note: null }]);
    });

    it('can be saved with a plan', async () => {
      await lists.saved.saveOnce(SavedCollege.save('event-1', robin, MSU, NOON, PLAN));
      expect(await lists.saved.listByUser(robin)).toMatchObject([PLAN]);
    });

    it('emit no event when their plan changes', async () => {
      await save(robin, MSU);
      await plan(robin, MSU);
      expect(await lists.listEvents()).toHaveLength(1);
    });

    it("can't have a plan before they are saved", async () => {
      await save(kim, MSU);
      await expect(plan(robin, MSU)).rejects.toThrow(CollegeNotSaved);
    });
  });
}
