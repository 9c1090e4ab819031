import { FIRST_INVITATION_ID, INVITED_FOR_MS } from '../../../domain/administrators/invitation';
import type { Invitations } from '../ports/invitations';

const NOON = new Date('2026-03-01T12:00:00Z');
const END = new Date(NOON.getTime() + INVITED_FOR_MS);
const told = (email: string, at = NOON, collegeId = 1) => ({
  collegeId,
  email,
  department: 'Admissions',
  position: null,
  invitedBy: 7,
  invitedAt: at,
  expiresAt: new Date(at.getTime() + INVITED_FOR_MS),
});

/** Contract tests for every store of invitations, in PostgreSQL or in memory. */
export function describeInvitations(name: string, open: () => Promise<Invitations>): void {
  describe(`invitations in ${name}`, () => {
    let invitations: Invitations;
    beforeEach(async () => (invitations = await open()));

    it('are stored once per address while they are valid', async () => {
      const first = await invitations.add(told('ben@college.edu'));
      const second = await invitations.add({ ...told('ben@college.edu'), department: 'Other' });
      expect([first.isNew, second.isNew]).toEqual([true, false]);
      expect(second.invitation).toEqual(first.invitation);
      expect(first.invitation.id).toBeGreaterThanOrEqual(FIRST_INVITATION_ID);
      expect(await invitations.ofCollege(1, NOON)).toEqual([first.invitation]);
    });

    it('can be created again after they expired, with another token', async () => {
      const { invitation } = await invitations.add(told('ben@college.edu'));
      await invitations.setToken(invitation.id, 'first');
      expect(await invitations.ofCollege(1, END)).toEqual([]);
      expect(await invitations.add(told('ben@college.edu', END))).toMatchObject({ isNew: true });
      expect(await invitations.findByToken('first', END)).toBeNull();
    });

    it('are found by their token until they expire', async () => {
      const { invitation } = await invitations.add(told('ben@college.edu'));
      await invitations.setToken(invitation.id, 'secret');
      expect(await invitations.findByToken('secret', NOON)).toEqual(invitation);
      expect(await invitations.find(invitation.id, NOON)).toEqual(invitation);
      expect(await invitations.find(invitation.id, END)).toBeNull();
      expect([await invitations.findByToken('other', NOON), await invitations.findByToken('secret', END)]).toEqual([
        null,
        null,
      ]);
    });

    it('are withdrawn once, only by their college', async () => {
      const { invitation } = await invitations.add(told('ben@college.edu'));
      expect(await invitations.delete(invitation.id, 2)).toBe(false);
      expect(await invitations.delete(invitation.id, 1)).toBe(true);
      expect(await invitations.delete(invitation.id, 1)).toBe(false);
    });
  });
}
