import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import type { Mail } from '../../../../shared/application/mailbox';
import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { Randomness } from '../../../../shared/application/randomness';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { AlumniAccountNeeded, ClaimLinkInvalid, NothingImported } from '../../domain/alumni-claims/errors';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { ClaimProfile } from './claim-profile';
import { DeclineInvitation } from './decline-invitation';
import { FindClaimDetails } from './find-claim-details';
import { type ClaimedProfile, Claimants, ClaimPages, type NewAccount, type NewClaimant } from './ports/claimants';
import { SendInvitations } from './send-invitations';
import { describeImportedAlumni } from './testing/imported-alumni.contract';
import { UnclaimedImports } from './unclaimed-imports';
import { ImportedRows, InMemoryImportedAlumni, InMemoryInvitationQueue } from './testing/in-memory-imported-alumni';

const DAY = 24 * 60 * 60 * 1000;
const ADA = {
  id: 1,
  collegeId: 1,
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Example',
  graduationYear: 2015,
  major: 'Mathematics',
  jobTitle: 'Engineer',
  company: null,
  linkedinUrl: null,
  suggestedMentor: true,
  importedAt: NOON,
  purgeAt: new Date(NOON.getTime() + 180 * DAY),
};

describeImportedAlumni('Memory', async () => {
  const rows = new ImportedRows();
  return {
    alumni: new InMemoryImportedAlumni(rows),
    queue: new InMemoryInvitationQueue(rows),
    add: async (alumnus) => {
      rows.add({ id: 1, ...alumnus });
      return 1;
    },
  };
});

class StubClaimants extends Claimants {
  readonly prepared: NewClaimant[] = [];
  readonly profiles: ClaimedProfile[] = [];
  readonly audited: unknown[] = [];
  /** Runs while the password is hashed. */
  meanwhile = async (): Promise<void> => {};

  async prepare(claimant: NewClaimant): Promise<() => Promise<NewAccount>> {
    this.prepared.push(claimant);
    await this.meanwhile();
    return async () => ({ userId: 70, secret: 'session' });
  }

  async fillInProfile(profile: ClaimedProfile): Promise<void> {
    this.profiles.push(profile);
  }

  async findConfirmedAddress(userId: number): Promise<string | null> {
    return userId === 70 ? 'Ada@Example.org' : null;
  }

  async audit(action: string, userId: number | null, collegeId: number): Promise<void> {
    this.audited.push([action, userId, collegeId]);
  }
}

class StubMailbox extends RecordedMailbox {
  refusing = 0;

  override async send(mail: Mail): Promise<void> {
    if (this.refusing-- > 0) throw new Error('Mail was refused');
    await super.send(mail);
  }
}

class Pages extends ClaimPages {
  readonly productName = 'Gradspan';
  claimUrl = (secret: string): string => `https://app/claim?token=${secret}`;
  declineUrl = (secret: string): string => `https://app/claim?token=${secret}&decline=true`;
}

class SequentialTokens extends Randomness {
  #count = 0;
  createToken = (): string => `token-${++this.#count}`;
}

function fixture() {
  const { colleges, clock } = membershipFixture();
  const [rows, claimants, mailbox, transactions] = [
    new ImportedRows(),
    new StubClaimants(),
    new StubMailbox(),
    new NoTransactions(),
  ];
  const alumni = new InMemoryImportedAlumni(rows);
  const queue = new InMemoryInvitationQueue(rows);
  const details = new FindClaimDetails(alumni, colleges, clock);
  rows.add(ADA);
  return {
    rows,
    claimants,
    mailbox,
    clock,
    details,
    send: new SendInvitations(queue, colleges, mailbox, new Pages(), new SequentialTokens(), clock),
    claim: new ClaimProfile(details, alumni, claimants, transactions, clock),
    decline: new DeclineInvitation(alumni, claimants, transactions, clock),
    unclaimed: new UnclaimedImports(alumni, claimants, colleges, new SequentialTokens(), clock),
  };
}

const account = { username: 'ada', password: 'Correct-horse-9', birthDate: '1990-02-03' };
const choices = { isProfileVisible: false, isWillingToMentor: true };
const visitor = { address: '192.0.2.1', network: '192.0.2.0/24', device: 'Test', requestId: null };
const browser = { visitor, endingSecret: null };

describe('inviting imported alumni', () => {
  it('mails each of them once, with a separate token', async () => {
    const { rows, send, mailbox } = fixture();
    rows.add({ ...ADA, id: 2, email: 'ben@example.org' });

    expect(await send.execute(10)).toBe(false);
    expect(await send.execute(10)).toBe(false);
    expect(mailbox.sent.map(({ to, text }) => [to, /token=([\w-]+)/.exec(text)?.[1]])).toEqual([
      ['ada@example.org', 'token-1'],
      ['ben@example.org', 'token-2'],
    ]);
  });

  it('returns true if more may be waiting', async () => {
    expect(await fixture().send.execute(1)).toBe(true);
  });

  it('retries a refused address later and continues with the others', async () => {
    const { rows, send, mailbox, clock } = fixture();
    rows.add({ ...ADA, id: 2, email: 'ben@example.org' });
    mailbox.refusing = 1;

    await send.execute(10);
    expect(mailbox.sent.map(({ to }) => to)).toEqual(['ben@example.org']);
    clock.at = new Date(NOON.getTime() + 10 * 60_000);
    await send.execute(10);
    expect(mailbox.sent.map(({ to }) => to)).toEqual(['ben@example.org', 'ada@example.org']);
  });

  it('stops after three consecutive refused emails', async () => {
    const { rows, send, mailbox } = fixture();
    for (const id of [2, 3, 4, 5]) rows.add({ ...ADA, id, email: `${id}@example.org` });
    mailbox.refusing = 9;

    await expect(send.execute(10)).rejects.toThrow('refused');
    expect(mailbox.refusing).toBe(6);
  });
});

describe('claiming a profile', () => {
  it('creates an account with the imported address, and a profile with the corrections', async () => {
    const { send, claim, claimants, rows } = fixture();
    await send.execute(1);
    const corrected = { ...choices, major: 'Computing', company: null };

    expect(await claim.claimWithNewAccount({ token: 'token-1', account, choices: corrected, browser })).toEqual({
      userId: 70,
      secret: 'session',
    });
    expect(claimants.prepared).toEqual([
      {
        ...account,
        email: 'ada@example.org',
        fullName: 'Ada Example',
        studies: expect.objectContaining({ college: 'College 1', collegeId: 1, major: 'Computing', company: null }),
      },
    ]);
    expect(claimants.profiles).toEqual([
      expect.objectContaining({
        userId: 70,
        isProfileVisible: false,
        entered: { isWillingToMentor: true, major: 'Computing', company: null },
      }),
    ]);
    expect(claimants.audited).toEqual([['imported-profile-claimed', 70, 1]]);
    expect(rows.all.get(1)).toMatchObject({ state: { claimedBy: 70 }, token: null });
  });

  it('is rejected if the person declines while the password is hashed', async () => {
    const { send, claim, claimants, decline } = fixture();
    await send.execute(1);
    claimants.meanwhile = () => decline.execute('token-1');

    await expect(claim.claimWithNewAccount({ token: 'token-1', account, choices, browser })).rejects.toThrow(
      ClaimLinkInvalid,
    );
    expect(claimants.profiles).toEqual([]);
  });

  it("links only an alum's account with a confirmed address", async () => {
    const { send, claim, rows } = fixture();
    await send.execute(1);
    const by = { id: 8, role: 'alumni' as const, emailVerified: true };
    const own = (change: Partial<{ role: 'student'; emailVerified: boolean }>) =>
      claim.claimWithOwnAccount({ token: 'token-1', by: { ...by, ...change }, choices });

    await expect(own({ role: 'student' })).rejects.toThrow(AlumniAccountNeeded);
    await expect(own({ emailVerified: false })).rejects.toThrow(EmailNotConfirmed);
    await own({});
    expect(rows.all.get(1)).toMatchObject({ state: { claimedBy: 8 } });
  });
});

describe('declining an import', () => {
  it('keeps only the hash of the address', async () => {
    const { send, decline, rows, details } = fixture();
    await send.execute(1);
    await decline.execute('token-1');

    expect(rows.all.size).toBe(0);
    expect(rows.declined).toEqual([{ collegeId: 1, email: 'ada@example.org' }]);
    await expect(details.execute('token-1')).rejects.toThrow(ClaimLinkInvalid);
  });
});

describe('what colleges imported with the confirmed address of an account', () => {
  it('is listed for its owner, who can open it without the email', async () => {
    const { unclaimed, details, rows } = fixture();
    const before = rows.all.get(1);
    expect(await unclaimed.execute(71)).toEqual([]);
    const { collegeId, importedAt, purgeAt } = ADA;
    expect(await unclaimed.execute(70)).toEqual([
      { collegeId, collegeName: expect.any(String) as string, importedAt, purgeAt },
    ]);
    expect(rows.all.get(1)).toEqual(before);

    await expect(unclaimed.createClaimToken(70, 99)).rejects.toThrow(NothingImported);
    await expect(unclaimed.createClaimToken(71, collegeId)).rejects.toThrow(NothingImported);
    const token = await unclaimed.createClaimToken(70, collegeId);
    expect((await details.execute(token)).alumnus.id).toBe(1);
  });
});
