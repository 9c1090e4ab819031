import { loadSettings } from '../../../../shared/infrastructure/settings/settings';
import type { CatalogFacade } from '../../../colleges';
import type { NotificationsFacade } from '../../../messaging';
import {
  ImportedRows,
  InMemoryImportedAlumni,
} from '../../application/alumni-claims/testing/in-memory-imported-alumni';
import { ClaimedPeople, type ClaimedPerson } from '../../application/alumni-list/ports/claimed-people';
import { membershipFixture, NOON } from '../../application/memberships/testing/membership-fixture';
import { ContextsWebhookPeople } from './contexts-webhook-people';

const [ADA, ALUM] = [7, 70];
const YEAR_MS = 366 * 24 * 60 * 60 * 1_000;

const PERSON: ClaimedPerson = {
  userId: ALUM,
  isPublic: false,
  fullName: 'Name of the account',
  isWillingToMentor: true,
  isAvailable: true,
  mentees: 0,
};

/** One active account, or none. */
class OneClaimedPerson extends ClaimedPeople {
  person: ClaimedPerson | null = PERSON;
  listByCollege = async () => [];
  listActive = async () => (this.person ? [this.person] : []);
  findLastActiveMonths = async () => new Map<number, string>();
  countActiveConversations = async () => 0;
  audit = async () => {};
}

function fixture() {
  const members = membershipFixture();
  const [rows, claimed] = [new ImportedRows(), new OneClaimedPerson()];
  const people = new ContextsWebhookPeople(
    ...([new InMemoryImportedAlumni(rows), claimed, members.memberships, members.findOwnCollege] as const),
    ...([{} as CatalogFacade, {} as NotificationsFacade] as const),
    loadSettings({ DATABASE_URL: 'postgres://unused', SESSION_SECRET: 'x'.repeat(40) }, { backgroundWork: false }),
  );
  /** Imports the alum at a college; they claim the data. */
  const claim = (collegeId: number): void => {
    const details = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.org', graduationYear: 2015 };
    const optional = { jobTitle: null, company: null, linkedinUrl: null, suggestedMentor: null };
    const dates = { importedAt: NOON, purgeAt: new Date(NOON.getTime() + YEAR_MS) };
    rows.add({ id: 5, collegeId, major: 'Mathematics', ...details, ...optional, ...dates });
    rows.change(5, { state: { ...rows.all.get(5)!.state, claimedBy: ALUM, claimedAt: NOON } });
  };
  return { ...members, claimed, people, claim };
}

let setup: ReturnType<typeof fixture>;
beforeEach(() => (setup = fixture()));

describe('an alum in a message to a webhook', () => {
  it('with a hidden profile has only what the college has imported', async () => {
    setup.claim(1);
    expect(await setup.people.findAlum(1, ALUM)).toEqual({
      userId: null,
      importedId: 5,
      fullName: 'Ada Example',
      major: 'Mathematics',
      graduationYear: 2015,
      isMentor: null,
      profileUrl: null,
    });
  });

  it('with a hidden profile is unknown to a college that has not imported them', async () => {
    expect(await setup.people.findAlum(1, ALUM)).toBeNull();
    setup.claim(2);
    expect(await setup.people.findAlum(1, ALUM)).toBeNull();
  });

  it('with a public profile has nothing that another college has imported', async () => {
    setup.claim(2);
    setup.claimed.person = { ...PERSON, isPublic: true };
    expect(await setup.people.findAlum(1, ALUM)).toEqual({
      userId: ALUM,
      importedId: null,
      fullName: 'Name of the account',
      major: null,
      graduationYear: null,
      isMentor: true,
      profileUrl: expect.stringMatching(/\/alumni\/70$/),
    });
  });

  it('is unknown without an active account', async () => {
    setup.claim(1);
    setup.claimed.person = null;
    expect(await setup.people.findAlum(1, ALUM)).toBeNull();
  });
});

describe('the main administrator for whom messages are sent', () => {
  it('is the one who can act for the college now', async () => {
    expect(await setup.people.findMainAdministrator(1)).toBeNull();
    await setup.request.execute({ userId: ADA, at: NOON });
    await setup.verify('ada');
    expect(await setup.people.findMainAdministrator(1)).toBe(ADA);
    expect(await setup.people.findMainAdministrator(2)).toBeNull();
    setup.clock.at = new Date(NOON.getTime() + 2 * YEAR_MS);
    expect(await setup.people.findMainAdministrator(1)).toBeNull();
  });
});
