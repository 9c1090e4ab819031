import { Membership } from '../../domain/membership';
import type { Memberships } from '../ports/memberships';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');

/** What every keeper of memberships must do, whether it keeps them in PostgreSQL or in a Map. */
export function describeMemberships(name: string, open: () => Promise<Memberships>): void {
  describe(`${name} keeps memberships`, () => {
    let memberships: Memberships;
    beforeEach(async () => (memberships = await open()));

    it('gives back what was added', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      await memberships.add(membership);

      expect((await memberships.ofUser(7)).map((one) => one.snapshot())).toEqual([membership.snapshot()]);
    });

    it('gives back what was verified', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      await memberships.add(membership);
      membership.verify(false, TUESDAY);
      await memberships.save(membership);

      expect((await memberships.ofUser(7)).map((one) => one.snapshot())).toEqual([membership.snapshot()]);
      expect(await memberships.hasMain(1)).toBe(true);
    });

    it('leaves a wish that is known as it is', async () => {
      const membership = Membership.request(7, 1, MONDAY);
      await memberships.add(membership);
      membership.verify(false, MONDAY);
      await memberships.save(membership);
      await memberships.add(Membership.request(7, 1, TUESDAY));

      expect((await memberships.ofUser(7)).map((one) => one.isActive)).toEqual([true]);
    });

    it('names the newest wish of a person first, and nobody else’s', async () => {
      await memberships.add(Membership.request(7, 1, MONDAY));
      await memberships.add(Membership.request(7, 2, TUESDAY));
      await memberships.add(Membership.request(8, 3, TUESDAY));

      expect((await memberships.ofUser(7)).map((one) => one.collegeId)).toEqual([2, 1]);
    });

    it('knows no main administrator where there is none', async () => {
      await memberships.add(Membership.request(7, 1, MONDAY));

      expect(await memberships.hasMain(1)).toBe(false);
    });
  });
}
