import { Membership } from '../../../domain/memberships/membership';
import type { Memberships } from '../ports/memberships';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');

/** Contract tests for every store of memberships, in PostgreSQL or in a Map. */
export function describeMemberships(name: string, open: () => Promise<Memberships>): void {
  describe(`${name} keeps memberships`, () => {
    let memberships: Memberships;
    beforeEach(async () => (memberships = await open()));

    const verified = async (userId: number, collegeId: number, hasMain: boolean, at: Date) => {
      const membership = Membership.request(userId, collegeId, MONDAY);
      membership.verify(hasMain, at);
      await memberships.save(membership);
    };

    it('returns a new membership', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      membership.updateDuties({ department: 'Admissions', position: 'Officer' });
      await memberships.save(membership);

      expect((await memberships.listByUser(7)).map((one) => one.snapshot())).toEqual([membership.snapshot()]);
    });

    it('returns a changed membership', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      await memberships.save(membership);
      membership.verify(false, TUESDAY);
      await memberships.save(membership);

      expect((await memberships.listByUser(7)).map((one) => one.snapshot())).toEqual([membership.snapshot()]);
    });

    it('returns the completed steps of a request, and that the last one was refused', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      membership.verifyAddress(MONDAY);
      membership.approve(TUESDAY);
      membership.pullEvents();
      await memberships.save(membership);
      const [found] = await memberships.listByUser(7);
      expect(found!.snapshot()).toMatchObject({ addressVerifiedAt: MONDAY, approvedAt: TUESDAY, refusedAt: null });

      found!.refuse(TUESDAY);
      await memberships.save(found!);
      expect((await memberships.listByUser(7))[0]!.snapshot()).toMatchObject({ status: 'removed', refusedAt: TUESDAY });
    });

    it('returns only the user’s own, newest request first', async () => {
      await verified(7, 1, false, MONDAY);
      await memberships.save(Membership.request(7, 2, TUESDAY));
      await memberships.save(Membership.request(8, 3, TUESDAY));

      expect((await memberships.listByUser(7)).map((one) => one.collegeId)).toEqual([2, 1]);
    });

    it('sorts simultaneous requests by college ID', async () => {
      await verified(7, 5, false, TUESDAY);
      await memberships.save(Membership.request(7, 3, MONDAY));

      expect((await memberships.listByUser(7)).map((one) => one.collegeId)).toEqual([3, 5]);
    });

    it('lists and counts pending memberships, oldest first', async () => {
      await memberships.save(Membership.request(8, 3, TUESDAY));
      await memberships.save(Membership.request(7, 2, MONDAY));
      await verified(9, 1, false, MONDAY);

      expect((await memberships.listPending(5)).map((one) => one.userId)).toEqual([7, 8]);
      expect((await memberships.listPending(1)).map((one) => one.userId)).toEqual([7]);
      expect(await memberships.countPending()).toBe(2);
    });

    it('lists the pending memberships of one college', async () => {
      await memberships.save(Membership.request(8, 3, TUESDAY));
      await memberships.save(Membership.request(7, 3, MONDAY));
      await memberships.save(Membership.request(9, 2, MONDAY));
      await verified(6, 3, false, MONDAY);

      expect((await memberships.listPendingByCollege(3)).map((one) => one.userId)).toEqual([7, 8]);
    });

    it('finds memberships verified on a day', async () => {
      for (const userId of [4, 5]) await verified(userId, 1, true, MONDAY);
      await verified(6, 1, true, TUESDAY);
      await memberships.save(Membership.request(7, 1, MONDAY));

      expect((await memberships.listVerified(MONDAY, TUESDAY, 9)).map((one) => one.userId)).toEqual([4, 5]);
      expect((await memberships.listVerified(MONDAY, TUESDAY, 1)).map((one) => one.userId)).toEqual([4]);
    });

    it('sorts administrators verified at the same time by user ID', async () => {
      for (const userId of [6, 5, 4]) await verified(userId, 1, true, MONDAY);

      expect((await memberships.listActive(1)).map((one) => one.userId)).toEqual([4, 5, 6]);
    });

    it('lists the active administrators of a college: the main one, then the longest-serving', async () => {
      await verified(5, 1, true, TUESDAY);
      await verified(6, 1, true, MONDAY);
      await verified(7, 1, false, TUESDAY);
      await verified(8, 2, false, MONDAY);
      await memberships.save(Membership.request(9, 1, MONDAY));

      expect((await memberships.listActive(1)).map((one) => one.userId)).toEqual([7, 6, 5]);
      expect(await memberships.listActive(3)).toEqual([]);
    });
  });
}
