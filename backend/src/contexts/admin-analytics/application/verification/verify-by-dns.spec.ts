import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { AdministratorIsMinor, ApprovalNeeded, CollegeAdministratorRoleNeeded } from '../../domain/memberships/errors';
import { DnsLookupFailed, DnsRecordNotFound } from '../../domain/verification/errors';
import { NothingToVerify } from '../../domain/verification/errors';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { InMemoryTxtRecords, InMemoryVerificationSecrets } from './testing/in-memory-dns';
import { CheckDnsRecord, ShowVerificationStatus } from './verify-by-dns';

const [ADA, BEN, CARLA] = [7, 8, 9];
const LATER = new Date('2026-03-02T12:00:00Z');

class CountedLimits extends RateLimits {
  readonly used: string[] = [];
  full = false;
  consume = async ({ name }: { name: string }, key: string) => {
    if (this.full) throw new TooManyRequests(60);
    this.used.push(`${name} ${key}`);
  };
  check = async () => {};
  reset = async () => {};
}

function fixture() {
  const setup = membershipFixture();
  const { people, memberships, colleges, transactions, clock, verifyMembership } = setup;
  const [txt, limits] = [new InMemoryTxtRecords(), new CountedLimits()];
  const showStatus = new ShowVerificationStatus(
    people,
    memberships,
    colleges,
    new InMemoryVerificationSecrets(),
    clock,
  );
  const dns = new CheckDnsRecord(
    ...([showStatus, people, memberships, txt, verifyMembership, limits, transactions, clock] as const),
  );
  return {
    ...setup,
    txt,
    limits,
    status: (userId: number) => showStatus.execute(userId),
    check: (userId: number) => dns.execute(userId),
    publish: async (userId: number) => {
      const { dnsRecord } = await showStatus.execute(userId);
      txt.published.set(dnsRecord!.name, ['v=spf1 -all', dnsRecord!.value]);
    },
    verifyAddress: async (userId: number) => {
      const [membership] = await memberships.listByUser(userId);
      membership!.verifyAddress(clock.now());
      await memberships.save(membership!);
    },
  };
}

let setup: ReturnType<typeof fixture>;
beforeEach(async () => {
  setup = fixture();
  await setup.request.execute({ userId: ADA, at: NOON });
});

describe('the verification status of a request', () => {
  it('are both missing at first; a record at the college’s domain can approve the first administrator', async () => {
    expect(await setup.status(ADA)).toEqual({
      collegeId: 1,
      addressVerified: false,
      approved: false,
      approver: 'operator',
      dnsRecord: { name: 'college.edu', value: `gradspan-verification=7-1-${NOON.getTime()}` },
    });
  });

  it('include an approval only by the main administrator if the college has one', async () => {
    await setup.verify('ada');
    await setup.request.execute({ userId: BEN, at: NOON });
    expect(await setup.status(BEN)).toMatchObject({ approver: 'main-administrator', dnsRecord: null });
    expect(await setup.status(ADA)).toMatchObject({ addressVerified: true, approved: true, dnsRecord: null });
  });

  it('are shown only to adults who asked to represent a college', async () => {
    setup.people.put('minor', { userId: 20, collegeId: 1, isMinor: true });
    await expect(setup.status(99)).rejects.toThrow(CollegeAdministratorRoleNeeded);
    await expect(setup.status(20)).rejects.toThrow(AdministratorIsMinor);
    await expect(setup.status(CARLA)).rejects.toThrow(NothingToVerify);
  });
});

describe('a DNS record', () => {
  it('approves, and activates a membership whose address is verified', async () => {
    await setup.publish(ADA);
    await setup.check(ADA);
    expect(await setup.shown(ADA)).toMatchObject({ status: 'pending' });
    expect(await setup.status(ADA)).toMatchObject({ addressVerified: false, approved: true });
  });

  it('activates a membership whose address is verified', async () => {
    await setup.verifyAddress(ADA);
    await setup.publish(ADA);
    await setup.check(ADA);
    expect(await setup.shown(ADA)).toMatchObject({ status: 'active', isMainAdmin: true });
  });

  it('is accepted with quotation marks, and not with another value', async () => {
    const { value } = (await setup.status(ADA)).dnsRecord!;
    for (const wrong of [[], [`${value}0`], [value.toUpperCase()], [`x${value}`], ['gradspan-verification=']]) {
      setup.txt.published.set('college.edu', wrong);
      await expect(setup.check(ADA)).rejects.toThrow(DnsRecordNotFound);
    }
    setup.txt.published.set('college.edu', [` "${value}" `]);
    await setup.check(ADA);
    expect(await setup.status(ADA)).toMatchObject({ approved: true });
  });

  it('does not approve another person', async () => {
    await setup.request.execute({ userId: BEN, at: NOON });
    await setup.publish(ADA);
    await expect(setup.check(BEN)).rejects.toThrow(DnsRecordNotFound);
  });

  it('does not approve at a college with administrators, also one who was verified during the lookup', async () => {
    await setup.request.execute({ userId: BEN, at: NOON });
    await setup.publish(BEN);
    setup.txt.meanwhile = () => setup.verify('ada');
    await expect(setup.check(BEN)).rejects.toThrow(ApprovalNeeded);
    setup.txt.meanwhile = async () => {};
    await expect(setup.check(BEN)).rejects.toThrow(ApprovalNeeded);
    expect((await setup.memberships.listByUser(BEN))[0]!.isApproved).toBe(false);
  });

  it('does not approve a person who was removed or refused, also under the record of an earlier request', async () => {
    await setup.publish(ADA);
    const [membership] = await setup.memberships.listByUser(ADA);
    membership!.refuse(NOON);
    await setup.memberships.save(membership!);
    await setup.request.execute({ userId: ADA, at: LATER });
    await setup.verifyAddress(ADA);
    expect((await setup.status(ADA)).dnsRecord).toBeNull();
    await expect(setup.check(ADA)).rejects.toThrow(ApprovalNeeded);

    await setup.verify('ada');
    expect(await setup.shown(ADA)).toMatchObject({ status: 'active' });
  });

  it('is not looked up for unconfirmed addresses, after too many lookups, or twice', async () => {
    setup.people.put('ada', { userId: ADA, collegeId: 1, confirmedEmail: null });
    await expect(setup.check(ADA)).rejects.toThrow(EmailNotConfirmed);
    setup.people.put('ada', { userId: ADA, collegeId: 1 });
    setup.limits.full = true;
    await expect(setup.check(ADA)).rejects.toThrow(TooManyRequests);
    setup.limits.full = false;
    await setup.publish(ADA);
    await setup.check(ADA);
    await setup.check(ADA);
    expect(setup.limits.used).toEqual([`dns-checks-person ${ADA}`]);
  });

  it('changes nothing if the servers do not answer', async () => {
    setup.txt.failure = new DnsLookupFailed('college.edu');
    await expect(setup.check(ADA)).rejects.toThrow(DnsLookupFailed);
    expect(await setup.status(ADA)).toMatchObject({ approved: false });
  });
});
