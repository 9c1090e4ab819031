import { AlumnusNotFound, ClaimLinkInvalid } from '../../../domain/alumni-claims/errors';
import type { ImportedAlumnusState } from '../../../domain/alumni-claims/imported-alumnus';
import type { ImportedAlumni, InvitationQueue } from '../ports/imported-alumni';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = new Date('2026-03-02T12:00:00Z');
const after = (days: number): Date => new Date(MONDAY.getTime() + days * DAY);

export interface OpenImportedAlumni {
  readonly alumni: ImportedAlumni;
  readonly queue: InvitationQueue;
  /** @returns the key of a person imported on Monday */
  add(alumnus: Omit<ImportedAlumnusState, 'id' | 'claimedBy' | 'claimedAt' | 'sharesActivity'>): Promise<number>;
}

const ADA = {
  collegeId: 3,
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Example',
  graduationYear: 2015,
  major: 'Mathematics',
  jobTitle: null,
  company: 'Engines',
  linkedinUrl: null,
  suggestedMentor: null,
  importedAt: MONDAY,
  purgeAt: after(180),
};

/** Contract tests for every store of imported alumni, in PostgreSQL or in a Map. */
export function describeImportedAlumni(name: string, open: () => Promise<OpenImportedAlumni>): void {
  describe(`${name} stores imported alumni`, () => {
    let alumni: ImportedAlumni;
    let queue: InvitationQueue;
    let id: number;
    beforeEach(async () => {
      const opened = await open();
      ({ alumni, queue } = opened);
      id = await opened.add(ADA);
    });
    const invite = async (token = 'first', at = MONDAY): Promise<void> => {
      await queue.reserveNext(token, at);
      await queue.markSent(id, 'invitation', at);
    };
    const claim = (sharesActivity = false): Promise<void> =>
      alumni.update(id, (alumnus) => alumnus.claim(7, { sharesActivity }, MONDAY));

    it('finds a person only by the newest token', async () => {
      await invite();
      const unclaimed = { claimedBy: null, claimedAt: null, sharesActivity: false };
      expect((await alumni.findByToken('first'))!.snapshot()).toEqual({ id, ...ADA, ...unclaimed });
      expect((await alumni.find(id))!.snapshot()).toEqual({ id, ...ADA, ...unclaimed });

      await queue.reserve(id, 'second', MONDAY);
      expect(await alumni.findByToken('first')).toBeNull();
      expect((await alumni.findByToken('second'))?.id).toBe(id);
    });

    it('claims no profile that is unknown, claimed or due for deletion', async () => {
      await expect(alumni.update(id + 1, () => {})).rejects.toThrow(AlumnusNotFound);
      await claim();
      await expect(claim()).rejects.toThrow(ClaimLinkInvalid);
    });

    it('deletes a person', async () => {
      await alumni.delete(id);
      expect(await alumni.find(id)).toBeNull();
    });

    it('returns an invitation to one caller, and again after ten and twenty minutes until it is sent', async () => {
      const minutes = (count: number): Date => new Date(MONDAY.getTime() + count * 60_000);
      expect(await queue.reserveNext('a', MONDAY)).toEqual({
        id,
        collegeId: 3,
        email: 'ada@example.org',
        importedAt: MONDAY,
        purgeAt: after(180),
        kind: 'invitation',
      });
      expect(await queue.reserveNext('b', minutes(9))).toBeNull();
      expect(await queue.reserveNext('c', minutes(10))).toMatchObject({ id });
      expect(await queue.reserveNext('d', minutes(29))).toBeNull();
      expect(await queue.reserveNext('e', minutes(30))).toMatchObject({ id });
      await queue.markSent(id, 'invitation', minutes(30));
      expect(await queue.reserveNext('f', after(20))).toBeNull();
    });

    it('returns one reminder, and none shortly before the deletion', async () => {
      await invite();
      expect(await queue.reserveNext('late', after(170))).toBeNull();
      expect(await queue.reserveNext('early', after(20))).toBeNull();
      expect(await queue.reserveNext('due', after(21))).toMatchObject({ id, kind: 'reminder' });
      await queue.markSent(id, 'reminder', after(21));
      expect(await queue.reserveNext('again', after(60))).toBeNull();
    });

    it('returns no emails for a person who has claimed', async () => {
      await invite();
      await claim();
      expect(await queue.reserveNext('due', after(21))).toBeNull();
      expect(await queue.reserve(id, 'again', MONDAY)).toBeNull();
    });

    it('stores the claim and whether the user shares their activity', async () => {
      expect(await alumni.findByAccount(7)).toBeNull();
      await claim(true);
      const claimed = async () => (await alumni.findByAccount(7))!.snapshot();
      expect(await claimed()).toMatchObject({ id, collegeId: 3, claimedAt: MONDAY, sharesActivity: true });
      await alumni.update(id, (alumnus) => alumnus.shareActivity(7, false));
      expect(await claimed()).toMatchObject({ sharesActivity: false });
    });

    it('lists what can be claimed with an address, and replaces its link', async () => {
      await invite();
      expect(await alumni.listUnclaimed('other@example.org', MONDAY)).toEqual([]);
      const [found] = await alumni.listUnclaimed('ada@example.org', MONDAY);
      expect(found).toMatchObject({ id, collegeId: 3 });
      expect(await alumni.listUnclaimed('ada@example.org', found!.purgeAt)).toEqual([]);
      await alumni.saveToken(id, 'renewed');
      expect(await alumni.findByToken('first')).toBeNull();
      expect((await alumni.findByToken('renewed'))?.id).toBe(id);
      await alumni.saveToken(id, null);
      expect(await alumni.findByToken('renewed')).toBeNull();
      await claim();
      expect(await alumni.listUnclaimed('ada@example.org', MONDAY)).toEqual([]);
    });
  });
}
