import { Membership } from '../../../domain/memberships/membership';
import type { Memberships } from '../ports/memberships';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');

/** What every keeper of memberships must do, whether it keeps them in PostgreSQL or in a Map. */
export function describeMemberships(name: string, open: () => Promise<Memberships>): void {
  describe(`${name} keeps memberships`, () => {
    let memberships: Memberships;
    beforeEach(async () => (memberships = await open()));

    const verified = async (userId: number, collegeId: number, hasMain: boolean, at: Date) => {
      const membership = Membership.request(userId, collegeId, MONDAY);
      membership.verify(hasMain, at);
      await memberships.save(membership);
    };

    it('gives back what was new', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      membership.describe({ department: 'Admissions', position: 'Officer' });
      await memberships.save(membership);

      expect((await memberships.ofUser(7)).map((one) => one.snapshot())).toEqual([membership.snapshot()]);
    });

    it('gives back what was changed', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      await memberships.save(membership);
      membership.verify(false, TUESDAY);
      await memberships.save(membership);

      expect((await memberships.ofUser(7)).map((one) => one.snapshot())).toEqual([membership.snapshot()]);
    });

    it('names the newest request of a person first, and no one else’s', async () => {
      await verified(7, 1, false, MONDAY);
      await memberships.save(Membership.request(7, 2, TUESDAY));
      await memberships.save(Membership.request(8, 3, TUESDAY));

      expect((await memberships.ofUser(7)).map((one) => one.collegeId)).toEqual([2, 1]);
    });

    it('names requests of one moment by the number of the college', async () => {
      await verified(7, 5, false, TUESDAY);
      await memberships.save(Membership.request(7, 3, MONDAY));

      expect((await memberships.ofUser(7)).map((one) => one.collegeId)).toEqual([3, 5]);
    });

    it('lists and counts those that wait, oldest first', async () => {
      await memberships.save(Membership.request(8, 3, TUESDAY));
      await memberships.save(Membership.request(7, 2, MONDAY));
      await verified(9, 1, false, MONDAY);

      expect((await memberships.pending(5)).map((one) => one.userId)).toEqual([7, 8]);
      expect((await memberships.pending(1)).map((one) => one.userId)).toEqual([7]);
      expect(await memberships.countPending()).toBe(2);
    });

    it('lists those that wait for one college', async () => {
      await memberships.save(Membership.request(8, 3, TUESDAY));
      await memberships.save(Membership.request(7, 3, MONDAY));
      await memberships.save(Membership.request(9, 2, MONDAY));
      await verified(6, 3, false, MONDAY);

      expect((await memberships.pendingOf(3)).map((one) => one.userId)).toEqual([7, 8]);
    });

    it('finds those that were verified on a day', async () => {
      for (const userId of [4, 5]) await verified(userId, 1, true, MONDAY);
      await verified(6, 1, true, TUESDAY);
      await memberships.save(Membership.request(7, 1, MONDAY));

      expect((await memberships.verifiedBetween(MONDAY, TUESDAY, 9)).map((one) => one.userId)).toEqual([4, 5]);
      expect((await memberships.verifiedBetween(MONDAY, TUESDAY, 1)).map((one) => one.userId)).toEqual([4]);
    });

    it('names those who speak for a college since the same moment by their own number', async () => {
      for (const userId of [6, 5, 4]) await verified(userId, 1, true, MONDAY);

      expect((await memberships.activeOf(1)).map((one) => one.userId)).toEqual([4, 5, 6]);
    });

    it('names those who speak for a college: the main one, then who has been there longest', async () => {
      await verified(5, 1, true, TUESDAY);
      await verified(6, 1, true, MONDAY);
      await verified(7, 1, false, TUESDAY);
      await verified(8, 2, false, MONDAY);
      await memberships.save(Membership.request(9, 1, MONDAY));

      expect((await memberships.activeOf(1)).map((one) => one.userId)).toEqual([7, 6, 5]);
      expect(await memberships.activeOf(3)).toEqual([]);
    });
  });
}
