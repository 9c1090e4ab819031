import { InvitationInvalid } from '../../../domain/administrators/errors';
import { FIRST_INVITATION_ID, Invitation, INVITATION_VALIDITY_MS } from '../../../domain/administrators/invitation';
import type { Invitations } from '../ports/invitations';

const NOON = new Date('2026-03-01T12:00:00Z');
const END = new Date(NOON.getTime() + INVITATION_VALIDITY_MS);
const BEN = { collegeId: 1, email: 'ben@college.edu', department: 'Admissions', position: null, invitedBy: 7 };

/** Contract tests for every store of invitations, in PostgreSQL or in memory. */
export function describeInvitations(name: string, open: () => Promise<Invitations>): void {
  describe(`invitations in ${name}`, () => {
    let invitations: Invitations;
    beforeEach(async () => (invitations = await open()));
    const saved = async (change: Partial<typeof BEN> = {}): Promise<Invitation> => {
      const invitation = Invitation.create({ ...BEN, id: await invitations.nextId(), ...change }, [], NOON);
      await invitations.save(invitation);
      return invitation;
    };
    const stateOf = (invitation: Invitation | null) => invitation?.snapshot() ?? null;

    it('are found as they were saved, by ID and by college and address', async () => {
      const invitation = await saved();

      expect(invitation.id).toBeGreaterThanOrEqual(FIRST_INVITATION_ID);
      expect(stateOf(await invitations.find(invitation.id))).toEqual(invitation.snapshot());
      expect(stateOf(await invitations.findByAddress(1, BEN.email))).toEqual(invitation.snapshot());
      expect(await invitations.findByAddress(2, BEN.email)).toBeNull();
      expect(await invitations.find(invitation.id + 1)).toBeNull();
      await expect(invitations.update(invitation.id + 1, () => {})).rejects.toThrow(InvitationInvalid);
    });

    it('are listed by college until they expire, oldest first', async () => {
      const first = await saved();
      const second = await saved({ email: 'eve@college.edu' });
      await saved({ collegeId: 2 });

      expect((await invitations.list(1, NOON)).map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(await invitations.list(1, END)).toEqual([]);
    });

    it('are found by their newest token', async () => {
      const { id } = await saved();
      await invitations.saveToken(id, 'first');
      await invitations.saveToken(id, 'second');

      expect((await invitations.findByToken('second'))?.id).toBe(id);
      expect([await invitations.findByToken('first'), await invitations.findByToken('other')]).toEqual([null, null]);
    });

    it('can be created again after they were deleted, with another token', async () => {
      const { id } = await saved();
      await invitations.saveToken(id, 'first');
      await invitations.delete(id);
      await saved();

      expect(await invitations.find(id)).toBeNull();
      expect(await invitations.findByToken('first')).toBeNull();
    });
  });
}
