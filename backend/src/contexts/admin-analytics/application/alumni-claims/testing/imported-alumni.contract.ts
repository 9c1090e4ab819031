import type { ImportedAlumnus } from '../../../domain/alumni-claims/invitation';
import type { ImportedAlumni, InvitationQueue } from '../ports/imported-alumni';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = new Date('2026-03-02T12:00:00Z');
const after = (days: number): Date => new Date(MONDAY.getTime() + days * DAY);

export interface OpenImportedAlumni {
  readonly alumni: ImportedAlumni;
  readonly queue: InvitationQueue;
  /** @returns the key of a person imported on Monday */
  put(alumnus: Omit<ImportedAlumnus, 'id'>): Promise<number>;
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
  describe(`${name} keeps imported alumni`, () => {
    let alumni: ImportedAlumni;
    let queue: InvitationQueue;
    let id: number;
    beforeEach(async () => {
      const opened = await open();
      ({ alumni, queue } = opened);
      id = await opened.put(ADA);
    });
    const invite = async (token = 'first', at = MONDAY): Promise<void> => {
      await queue.takeNext(token, at);
      await queue.markSent(id, 'invitation', at);
    };

    it('finds a person only by the newest token', async () => {
      await invite();
      expect(await alumni.findByToken('first', MONDAY)).toEqual({ id, ...ADA });

      await queue.take(id, 'second', MONDAY);
      expect(await alumni.findByToken('first', MONDAY)).toBeNull();
      expect(await alumni.findByToken('second', MONDAY)).toMatchObject({ id });
    });

    it('finds no one whose deletion is due or who has claimed', async () => {
      await invite();
      expect(await alumni.findByToken('first', after(180))).toBeNull();
      await alumni.claim(id, 7, MONDAY, false);
      expect(await alumni.findByToken('first', MONDAY)).toBeNull();
    });

    it('returns an invitation to one caller, and again after ten and twenty minutes until it is sent', async () => {
      const minutes = (many: number): Date => new Date(MONDAY.getTime() + many * 60_000);
      expect(await queue.takeNext('a', MONDAY)).toEqual({
        id,
        collegeId: 3,
        email: 'ada@example.org',
        importedAt: MONDAY,
        purgeAt: after(180),
        kind: 'invitation',
      });
      expect(await queue.takeNext('b', minutes(9))).toBeNull();
      expect(await queue.takeNext('c', minutes(10))).toMatchObject({ id });
      expect(await queue.takeNext('d', minutes(29))).toBeNull();
      expect(await queue.takeNext('e', minutes(30))).toMatchObject({ id });
      await queue.markSent(id, 'invitation', minutes(30));
      expect(await queue.takeNext('f', after(20))).toBeNull();
    });

    it('returns one reminder, and none shortly before the deletion', async () => {
      await invite();
      expect(await queue.takeNext('late', after(170))).toBeNull();
      expect(await queue.takeNext('early', after(20))).toBeNull();
      expect(await queue.takeNext('due', after(21))).toMatchObject({ id, kind: 'reminder' });
      await queue.markSent(id, 'reminder', after(21));
      expect(await queue.takeNext('again', after(60))).toBeNull();
    });

    it('returns no emails for a person who has claimed', async () => {
      await invite();
      await alumni.claim(id, 7, MONDAY, false);
      expect(await queue.takeNext('due', after(21))).toBeNull();
      expect(await queue.take(id, 'again', MONDAY)).toBeNull();
    });

    it('stores the claim and whether the user shares their activity', async () => {
      expect(await alumni.claimOf(7)).toBeNull();
      await alumni.claim(id, 7, MONDAY, true);
      expect(await alumni.claimOf(7)).toEqual({ collegeId: 3, claimedAt: MONDAY, sharesActivity: true });
      await alumni.shareActivity(7, false);
      expect(await alumni.claimOf(7)).toMatchObject({ sharesActivity: false });
    });

    it('lists what waits for an address until it is claimed, and renews its link', async () => {
      await invite();
      expect(await alumni.waitingFor('other@example.org', MONDAY)).toEqual([]);
      const [found] = await alumni.waitingFor('ada@example.org', MONDAY);
      expect(found).toMatchObject({ id, collegeId: 3 });
      expect(await alumni.waitingFor('ada@example.org', found!.purgeAt)).toEqual([]);
      await alumni.renewLink(id, 'renewed');
      expect(await alumni.findByToken('first', MONDAY)).toBeNull();
      expect(await alumni.findByToken('renewed', MONDAY)).toMatchObject({ id });
      await alumni.claim(id, 7, MONDAY, false);
      await alumni.renewLink(id, 'again');
      expect(await alumni.findByToken('again', MONDAY)).toBeNull();
      expect(await alumni.waitingFor('ada@example.org', MONDAY)).toEqual([]);
    });
  });
}
