import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { AdministratorIsMinor, ApprovalNeeded, OtherRole } from '../../domain/memberships/errors';
import { DnsLookupFailed, DnsRecordNotFound } from '../../domain/verification/errors';
import { NothingToVerify } from '../../domain/verification/errors';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { StubTxtRecords, StubVerificationSecrets } from './testing/stub-dns';
import { CheckDnsRecord, ShowVerificationKeys } from './verify-by-dns';

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
  forget = async () => {};
}

function fixture() {
  const office = membershipFixture();
  const { people, memberships, colleges, domains, transactions, clock, verifyMembership } = office;
  const [txt, limits] = [new StubTxtRecords(), new CountedLimits()];
  const keys = new ShowVerificationKeys(people, memberships, colleges, domains, new StubVerificationSecrets(), clock);
  const dns = new CheckDnsRecord(
    ...([keys, people, memberships, txt, verifyMembership, limits, transactions, clock] as const),
  );
  return {
    ...office,
    txt,
    limits,
    keys: (userId: number) => keys.execute(userId),
    check: (userId: number) => dns.execute(userId),
    publish: async (userId: number) => {
      const { dnsRecord } = await keys.execute(userId);
      txt.published.set(dnsRecord!.name, ['v=spf1 -all', dnsRecord!.value]);
    },
    verifyAddress: async (userId: number) => {
      const [membership] = await memberships.ofUser(userId);
      membership!.verifyAddress(clock.now());
      await memberships.save(membership!);
    },
  };
}

let office: ReturnType<typeof fixture>;
beforeEach(async () => {
  office = fixture();
  await office.request.execute({ userId: ADA, at: NOON });
});

describe('the keys of a request', () => {
  it('are both missing at first; a record at the college’s domain can approve the first administrator', async () => {
    expect(await office.keys(ADA)).toEqual({
      collegeId: 1,
      addressVerified: false,
      approved: false,
      approver: 'operator',
      dnsRecord: { name: 'college.edu', value: `gradspan-verification=7-1-${NOON.getTime()}` },
    });
  });

  it('include an approval only by the main administrator if the college has one', async () => {
    await office.verify('ada');
    await office.request.execute({ userId: BEN, at: NOON });
    expect(await office.keys(BEN)).toMatchObject({ approver: 'main-administrator', dnsRecord: null });
    expect(await office.keys(ADA)).toMatchObject({ addressVerified: true, approved: true, dnsRecord: null });
  });

  it('are shown only to adults who asked to represent a college', async () => {
    office.people.put('minor', { userId: 20, collegeId: 1, isMinor: true });
    await expect(office.keys(99)).rejects.toThrow(OtherRole);
    await expect(office.keys(20)).rejects.toThrow(AdministratorIsMinor);
    await expect(office.keys(CARLA)).rejects.toThrow(NothingToVerify);
  });
});

describe('a DNS record', () => {
  it('approves, and activates a membership whose address is verified', async () => {
    await office.publish(ADA);
    await office.check(ADA);
    expect(await office.shown(ADA)).toMatchObject({ status: 'pending' });
    expect(await office.keys(ADA)).toMatchObject({ addressVerified: false, approved: true });
  });

  it('activates a membership whose address is verified', async () => {
    await office.verifyAddress(ADA);
    await office.publish(ADA);
    await office.check(ADA);
    expect(await office.shown(ADA)).toMatchObject({ status: 'active', isMainAdmin: true });
  });

  it('is accepted with quotation marks, and not with another value', async () => {
    const { value } = (await office.keys(ADA)).dnsRecord!;
    for (const wrong of [[], [`${value}0`], [value.toUpperCase()], [`x${value}`], ['gradspan-verification=']]) {
      office.txt.published.set('college.edu', wrong);
      await expect(office.check(ADA)).rejects.toThrow(DnsRecordNotFound);
    }
    office.txt.published.set('college.edu', [` "${value}" `]);
    await office.check(ADA);
    expect(await office.keys(ADA)).toMatchObject({ approved: true });
  });

  it('does not approve another person', async () => {
    await office.request.execute({ userId: BEN, at: NOON });
    await office.publish(ADA);
    await expect(office.check(BEN)).rejects.toThrow(DnsRecordNotFound);
  });

  it('does not approve at a college with administrators, also one who was verified during the lookup', async () => {
    await office.request.execute({ userId: BEN, at: NOON });
    await office.publish(BEN);
    office.txt.meanwhile = () => office.verify('ada');
    await expect(office.check(BEN)).rejects.toThrow(ApprovalNeeded);
    office.txt.meanwhile = async () => {};
    await expect(office.check(BEN)).rejects.toThrow(ApprovalNeeded);
    expect((await office.memberships.ofUser(BEN))[0]!.isApproved).toBe(false);
  });

  it('does not approve a person who was removed or refused, also under the record of an earlier request', async () => {
    await office.publish(ADA);
    const [membership] = await office.memberships.ofUser(ADA);
    membership!.refuse(NOON);
    await office.memberships.save(membership!);
    await office.request.execute({ userId: ADA, at: LATER });
    await office.verifyAddress(ADA);
    expect((await office.keys(ADA)).dnsRecord).toBeNull();
    await expect(office.check(ADA)).rejects.toThrow(ApprovalNeeded);

    await office.verify('ada');
    expect(await office.shown(ADA)).toMatchObject({ status: 'active' });
  });

  it('is not looked up for unconfirmed addresses, after too many lookups, or twice', async () => {
    office.people.put('ada', { userId: ADA, collegeId: 1, confirmedEmail: null });
    await expect(office.check(ADA)).rejects.toThrow(EmailNotConfirmed);
    office.people.put('ada', { userId: ADA, collegeId: 1 });
    office.limits.full = true;
    await expect(office.check(ADA)).rejects.toThrow(TooManyRequests);
    office.limits.full = false;
    await office.publish(ADA);
    await office.check(ADA);
    await office.check(ADA);
    expect(office.limits.used).toEqual([`dns-checks-person ${ADA}`]);
  });

  it('changes nothing if the servers do not answer', async () => {
    office.txt.failure = new DnsLookupFailed('college.edu');
    await expect(office.check(ADA)).rejects.toThrow(DnsLookupFailed);
    expect(await office.keys(ADA)).toMatchObject({ approved: false });
  });
});
