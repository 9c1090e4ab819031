import { omitFields } from '../../../../../shared/domain/omit-fields';
import { AlreadyInRoster, RosterEntryNotFound } from '../../../domain/roster/errors';
import { purgeTimeOf, type RosterEntry } from '../../../domain/roster/roster-entry';
import type { NewRosterEntry, Roster, RosterFilter } from '../ports/roster';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');
const ADA = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.org',
  graduationYear: 2015,
  major: 'Mathematics',
  jobTitle: 'Engineer',
  company: null,
  linkedinUrl: null,
  suggestedMentor: true,
};
const NEW: NewRosterEntry = {
  collegeId: 3,
  addedBy: 7,
  externalId: 'a-1',
  alumnus: ADA,
  importedAt: MONDAY,
  purgeAt: purgeTimeOf(MONDAY),
};

export interface OpenRoster {
  readonly roster: Roster;
  /** Runs `work` in a unit of work. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Makes the person's claim as they do with the emailed link. */
  claim(id: number, userId: number, at: Date): Promise<void>;
  /** Stores that the owner of the address doesn't want to be in the list of the college. */
  decline(collegeId: number, email: string): Promise<void>;
}

/** Contract tests for every store of rosters, in PostgreSQL or in a Map. */
export function describeRoster(name: string, open: () => Promise<OpenRoster>): void {
  describe(`${name} stores the roster of a college`, () => {
    let opened: OpenRoster;
    let roster: Roster;
    beforeEach(async () => {
      opened = await open();
      ({ roster } = opened);
    });
    const add = (changes: Partial<NewRosterEntry> = {}) => opened.run(() => roster.add({ ...NEW, ...changes }));
    const other = (email: string, externalId: string | null = null) => ({ alumnus: { ...ADA, email }, externalId });
    const change = <T>(id: number, act: (entry: RosterEntry) => Promise<T>): Promise<T> =>
      opened.run(async () => act(await roster.lock(3, id)));
    const end = (id: number) =>
      change(id, async (entry) => {
        entry.end(TUESDAY);
        await roster.end(entry);
      });
    const relist = (id: number, hasOtherClaim = false) =>
      change(id, async (entry) => {
        entry.relist({ hasOtherClaim }, TUESDAY);
        await roster.relist(entry);
      });
    const find = async (filter: RosterFilter | null, collegeId = 3) =>
      (await roster.list(collegeId, { filter, offset: 0, limit: 10 })).items;

    it('adds a person, and finds them by address, external ID and ID', async () => {
      const id = await add();
      const expected = [{ id, ...omitFields(NEW, 'addedBy'), claimedBy: null, claimedAt: null, endedAt: null }];

      expect(await find({ by: 'email', value: 'ada@example.org' })).toEqual(expected);
      expect(await find({ by: 'externalId', value: 'a-1' })).toEqual(expected);
      expect(await find({ by: 'id', value: id })).toEqual(expected);
      expect(await find({ by: 'email', value: 'ben@example.org' })).toEqual([]);
      expect(await find({ by: 'externalId', value: 'a-2' })).toEqual([]);
      expect(await find(null, 4)).toEqual([]);
    });

    it('lists people in the order of their IDs, in pages', async () => {
      const first = await add();
      const second = await add(other('ben@example.org'));
      const third = await add(other('carla@example.org'));
      await end(second);
      const page = async (offset: number, limit: number) => {
        const { items, total } = await roster.list(3, { filter: null, offset, limit });
        return [items.map(({ id }) => id), total];
      };

      expect(await page(0, 2)).toEqual([[first, second], 3]);
      expect(await page(2, 2)).toEqual([[third], 3]);
      expect(await page(0, 0)).toEqual([[], 3]);
    });

    it('refuses an address and an external ID twice for a college', async () => {
      const id = await add();
      await expect(add({ externalId: 'a-2' })).rejects.toThrow(AlreadyInRoster);
      await expect(add(other('ben@example.org', 'a-1'))).rejects.toThrow(AlreadyInRoster);
      await add({ collegeId: 4 });
      await end(id);
      await expect(add({ externalId: 'a-2' })).rejects.toThrow(AlreadyInRoster);
      await expect(add(other('ben@example.org', 'a-1'))).rejects.toThrow(AlreadyInRoster);
    });

    it('refuses people who have declined, for this college only', async () => {
      await opened.decline(3, 'ada@example.org');
      await expect(add()).rejects.toThrow(AlreadyInRoster);
      await add({ collegeId: 4 });
      const id = await add(other('ben@example.org'));
      const rename = (entry: RosterEntry) => {
        entry.change({ externalId: null, alumnus: ADA }, TUESDAY);
        return roster.save(entry);
      };
      await expect(change(id, rename)).rejects.toThrow(AlreadyInRoster);
    });

    it('refuses an external ID of an ended affiliation, also for a claimed profile, whose address isn’t checked', async () => {
      const [claimed, ended] = [await add(), await add(other('ben@example.org', 'b-1'))];
      await opened.claim(claimed, 70, MONDAY);
      await end(ended);
      await opened.decline(3, 'ada@example.org');
      const identify = (externalId: string) =>
        change(claimed, (entry) => {
          entry.change({ externalId, alumnus: ADA }, TUESDAY);
          return roster.save(entry);
        });
      await expect(identify('b-1')).rejects.toThrow(AlreadyInRoster);
      await identify('a-2');
      expect(await find({ by: 'externalId', value: 'a-2' })).toMatchObject([{ id: claimed }]);
    });

    it('locks only people of the college', async () => {
      const id = await add();
      await expect(opened.run(() => roster.lock(4, id))).rejects.toThrow(RosterEntryNotFound);
      await expect(opened.run(() => roster.lock(3, id + 1))).rejects.toThrow(RosterEntryNotFound);
    });

    it('stores changes', async () => {
      const id = await add();
      const alumnus = { ...ADA, email: 'ada.king@example.org', company: 'Engines', jobTitle: null };
      await change(id, (entry) => {
        entry.change({ externalId: 'a-9', alumnus }, TUESDAY);
        return roster.save(entry);
      });

      expect(await find(null)).toMatchObject([
        { id, externalId: 'a-9', alumnus, importedAt: TUESDAY, purgeAt: purgeTimeOf(TUESDAY) },
      ]);
    });

    it('ends an affiliation, and restores it with the same ID and claim', async () => {
      const id = await add();
      await opened.claim(id, 70, MONDAY);
      await end(id);
      expect(await find({ by: 'email', value: 'ada@example.org' })).toMatchObject([
        { id, endedAt: TUESDAY, claimedBy: 70 },
      ]);
      await relist(id);
      expect(await find(null)).toMatchObject([{ id, endedAt: null, claimedBy: 70, claimedAt: MONDAY, alumnus: ADA }]);
    });

    it('restores someone who has claimed elsewhere as unclaimed', async () => {
      const id = await add();
      await opened.claim(id, 70, MONDAY);
      await end(id);
      await relist(id, true);
      expect(await find(null)).toMatchObject([{ id, claimedBy: null, claimedAt: null, importedAt: TUESDAY }]);
    });

    it('deletes ended affiliations only', async () => {
      const id = await add();
      await opened.run(() => roster.deleteEnded(id));
      expect(await find(null)).toHaveLength(1);
      await end(id);
      await opened.run(() => roster.deleteEnded(id));
      expect(await find(null)).toEqual([]);
      await expect(opened.run(() => roster.lock(3, id))).rejects.toThrow(RosterEntryNotFound);
    });
  });
}
