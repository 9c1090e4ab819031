import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { AffiliationEnded, AffiliationRestored } from '../../domain/roster/events';
import { AlreadyInRoster, RosterDataRefused, RosterEntryNotFound } from '../../domain/roster/errors';
import { ENDED_AFFILIATION_RETENTION_MS, RosterEntry } from '../../domain/roster/roster-entry';
import { ImportedRows, InMemoryImportedAlumni } from '../alumni-claims/testing/in-memory-imported-alumni';
import { InMemoryPersonRecord } from '../memberships/testing/in-memory-person-record';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { ChangeRoster, type RosterInput } from './change-roster';
import { AuthorizeRosterClient, ReadRoster } from './read-roster';
import { InMemoryRoster } from './testing/in-memory-roster';
import { describeRoster } from './testing/roster.contract';

describeRoster('Memory', async () => {
  const roster = new InMemoryRoster();
  return {
    roster,
    run: (work) => work(),
    claim: async (id, claimedBy, claimedAt) => {
      roster.entries.set(id, { ...roster.entries.get(id)!, claimedBy, claimedAt });
    },
    decline: async (collegeId, email) => void roster.declined.push({ collegeId, email }),
  };
});

const [ADMIN, ALUM] = [7, 70];
const CLIENT = { ownerId: ADMIN, collegeId: 1 };
const FIELDS = {
  first_name: 'Ada',
  last_name: 'Example',
  email: 'Ada@Example.org',
  graduation_year: 'Class of 2015',
  major: 'Mathematics',
};
const INPUT: RosterInput = { externalId: 'a-1', isActive: true, fields: FIELDS };

class StubLimits extends RateLimits {
  isUsedUp = false;
  consume = async (): Promise<void> => {
    if (this.isUsedUp) throw new TooManyRequests(60);
  };
  check = async (): Promise<void> => {};
  reset = async (): Promise<void> => {};
}

async function fixture() {
  const { people, request, verify, findOwnCollege, clock, giveUp } = membershipFixture();
  for (const [username, userId] of [
    ['ben', 8],
    ['ada', ADMIN],
  ] as const) {
    await request.execute({ userId, at: NOON });
    await verify(username);
  }
  const roster = new InMemoryRoster();
  const [record, limits, rows] = [new InMemoryPersonRecord(), new StubLimits(), new ImportedRows()];
  const authorize = new AuthorizeRosterClient(findOwnCollege);
  const changes = new ChangeRoster(
    ...([authorize, roster, new InMemoryImportedAlumni(rows), people, record] as const),
    ...([limits, new NoTransactions(), clock] as const),
  );
  return {
    people,
    giveUp,
    clock,
    roster,
    record,
    limits,
    rows,
    changes,
    read: new ReadRoster(authorize, roster),
    claim: (id: number): void => {
      roster.entries.set(id, { ...roster.entries.get(id)!, claimedBy: ALUM, claimedAt: NOON });
      record.alumni.push({ userId: ALUM, collegeId: 1 });
    },
    send: (id: number, input: Partial<RosterInput>) => changes.change(CLIENT, id, () => ({ ...INPUT, ...input })),
    auditedActions: () => people.audited.map(([action, userId]) => [action, userId]),
  };
}

let setup: Awaited<ReturnType<typeof fixture>>;
beforeEach(async () => (setup = await fixture()));

describe('a college’s system', () => {
  it('adds a person by the rules of a file', async () => {
    const added = await setup.changes.add(CLIENT, INPUT);

    expect(added).toMatchObject({
      externalId: 'a-1',
      alumnus: { email: 'ada@example.org', graduationYear: 2015, jobTitle: null },
      claimedBy: null,
      endedAt: null,
    });
    expect(await setup.read.get(CLIENT, added.id)).toEqual(added);
  });

  it.each([
    ['without a major', { ...FIELDS, major: '' }, 'Major is required'],
    ['with another address', { ...FIELDS, email: 'ada' }, 'Email is not a valid address'],
    ['with an unknown year', { ...FIELDS, graduation_year: '15' }, /^Graduation year must contain one year/],
  ])('can’t add a person %s', async (_, fields, message) => {
    const adding = setup.changes.add(CLIENT, { ...INPUT, fields });
    await expect(adding).rejects.toThrow(RosterDataRefused);
    await expect(adding).rejects.toThrow(message);
  });

  it('adds an address once, and no one who has declined', async () => {
    setup.roster.declined.push({ collegeId: 1, email: 'ben@example.org' });
    await setup.changes.add(CLIENT, INPUT);

    const messageOf = (input: RosterInput) =>
      setup.changes.add(CLIENT, input).catch((error: unknown) => {
        expect(error).toBeInstanceOf(AlreadyInRoster);
        return String(error);
      });
    const again = await messageOf({ ...INPUT, externalId: null });
    expect(await messageOf({ ...INPUT, externalId: null, fields: { ...FIELDS, email: 'ben@example.org' } })).toBe(
      again,
    );
  });

  it('needs an owner who can act for the college of the token at this moment', async () => {
    await expect(setup.changes.add({ ...CLIENT, collegeId: 2 }, INPUT)).rejects.toThrow(AdministratorNotVerified);
    await expect(setup.read.get({ ...CLIENT, ownerId: 9 }, 1)).rejects.toThrow(AdministratorNotVerified);
    setup.people.remove('ben');
    await expect(setup.changes.add({ ...CLIENT, ownerId: 8 }, INPUT)).rejects.toThrow(AdministratorNotVerified);
  });

  it('has a limit for people added or changed, but not for removals', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    setup.limits.isUsedUp = true;

    await expect(setup.changes.add(CLIENT, INPUT)).rejects.toThrow(TooManyRequests);
    await expect(setup.send(id, {})).rejects.toThrow(TooManyRequests);
    await setup.changes.remove(CLIENT, id, () => {});
  });

  it('sees and changes only people of its college', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    setup.roster.entries.set(id, { ...setup.roster.entries.get(id)!, collegeId: 2 });

    await expect(setup.read.get(CLIENT, id)).rejects.toThrow(RosterEntryNotFound);
    await expect(setup.send(id, {})).rejects.toThrow(RosterEntryNotFound);
    await expect(setup.changes.remove(CLIENT, id, () => {})).rejects.toThrow(RosterEntryNotFound);
  });
});

describe('a change of a person', () => {
  it('starts the retention period again with a new address only', async () => {
    const { id, purgeAt } = await setup.changes.add(CLIENT, INPUT);
    setup.clock.at = new Date(NOON.getTime() + 1_000);
    const fields = { ...FIELDS, major: 'Physics' };

    expect(await setup.send(id, { fields })).toMatchObject({ alumnus: { major: 'Physics' }, purgeAt });
    const moved = await setup.send(id, { fields: { ...fields, email: 'ada.king@example.org' } });
    expect(moved.purgeAt.getTime()).toBe(purgeAt.getTime() + 1_000);
  });

  it('stores only the external ID once the person has claimed their profile', async () => {
    const { id, alumnus } = await setup.changes.add(CLIENT, INPUT);
    setup.claim(id);
    const fields = { ...FIELDS, email: 'other@example.org', last_name: 'Other' };

    expect(await setup.send(id, { externalId: 'a-2', fields })).toMatchObject({ externalId: 'a-2', alumnus });
  });
});

describe('the end of an affiliation', () => {
  const DAY = 24 * 60 * 60 * 1_000;

  it('keeps the data for 30 days, but no longer than the date in the invitation', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    await setup.send(id, { isActive: false });
    const ended = setup.roster.entries.get(id)!;

    expect(RosterEntry.restore(ended).deletedAt).toEqual(new Date(NOON.getTime() + ENDED_AFFILIATION_RETENTION_MS));
    const purgeAt = new Date(NOON.getTime() + 10 * DAY);
    expect(RosterEntry.restore({ ...ended, purgeAt }).deletedAt).toEqual(purgeAt);
    const claim = { claimedBy: ALUM, claimedAt: NOON };
    expect(RosterEntry.restore({ ...ended, ...claim, purgeAt }).deletedAt).not.toEqual(purgeAt);
    expect(setup.auditedActions()).toContainEqual(['imported-profile-removed', ADMIN]);
  });

  it('of a claimed profile is recorded with the person, who is notified; their account stays', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    setup.claim(id);
    await setup.send(id, { isActive: false, fields: {} });
    await setup.send(id, { isActive: false });

    expect(setup.record.alumni).toEqual([]);
    expect(setup.roster.events).toEqual([new AffiliationEnded(ALUM, 1, NOON)]);
    expect(setup.auditedActions().slice(-2)).toEqual([
      ['affiliation-ended', ALUM],
      ['affiliation-ended', ADMIN],
    ]);
  });

  it('is undone with the same ID and claim', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    setup.claim(id);
    await setup.send(id, { isActive: false });
    const restored = await setup.send(id, { externalId: 'a-2' });

    expect(restored).toMatchObject({ id, externalId: 'a-2', claimedBy: ALUM, endedAt: null });
    expect(setup.record.alumni).toEqual([{ userId: ALUM, collegeId: 1 }]);
    expect(setup.roster.events.at(-1)).toEqual(new AffiliationRestored(ALUM, 1, NOON));
  });

  it('is undone without the claim if the person has claimed a profile of another college', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    setup.claim(id);
    await setup.send(id, { isActive: false });
    const { alumnus, importedAt, purgeAt } = setup.roster.entries.get(id)!;
    setup.rows.add({ ...alumnus, id: 99, collegeId: 2, importedAt, purgeAt });
    const other = setup.rows.all.get(99)!;
    setup.rows.change(99, { state: { ...other.state, claimedBy: ALUM, claimedAt: NOON } });

    expect(await setup.send(id, {})).toMatchObject({ id, claimedBy: null, claimedAt: null, endedAt: null });
    expect(setup.record.alumni).toEqual([]);
  });

  it('by a removal deletes the data at once', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    setup.claim(id);
    await setup.changes.remove(CLIENT, id, () => {});

    expect(setup.roster.entries.size).toBe(0);
    expect(setup.record.alumni).toEqual([]);
  });

  it('is refused before anything is changed', async () => {
    const { id } = await setup.changes.add(CLIENT, INPUT);
    const refuse = () => {
      throw new RosterDataRefused('Changed');
    };
    await expect(setup.changes.remove(CLIENT, id, refuse)).rejects.toThrow('Changed');
    await expect(setup.changes.change(CLIENT, id, refuse)).rejects.toThrow('Changed');

    expect((await setup.read.get(CLIENT, id)).endedAt).toBeNull();
  });

  it('also applies to a person who is added as inactive', async () => {
    const { id } = await setup.changes.add(CLIENT, { ...INPUT, isActive: false });
    expect(setup.roster.entries.get(id)).toMatchObject({ endedAt: NOON });
  });
});
